import { type GraphQLFormattedError, type GraphQLSchema, isEnumType } from 'graphql';

const SUGGESTION = / Did you mean [^?]*\?/g;
const ENUM = /does not exist in "(\w+)" enum|Enum "(\w+)" cannot represent/;

/** True if the message suggests names of the schema, or could list the values of an enum. */
export const hasHints = ({ message }: GraphQLFormattedError): boolean =>
  message.search(SUGGESTION) >= 0 || ENUM.test(message);

/** For callers who may not introspect: the message suggests no name. */
export const withoutHints = (error: GraphQLFormattedError): GraphQLFormattedError => ({
  ...error,
  message: error.message.replace(SUGGESTION, ''),
});

/** For callers who may introspect: a wrong value of an enum is answered with the values that it has. */
export function withHints(error: GraphQLFormattedError, schema: GraphQLSchema): GraphQLFormattedError {
  const [, found, other] = ENUM.exec(error.message) ?? [];
  const type = schema.getType(found ?? other ?? '');
  if (!isEnumType(type)) return error;
  const allowed = type.getValues().map(({ name }) => name);
  return {
    ...error,
    message: `${error.message.replace(/[^.?]$/, '$&.')} It takes: ${allowed.join(', ')}.`,
    extensions: { ...error.extensions, allowed },
  };
}
