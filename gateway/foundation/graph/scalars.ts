import { GraphQLError, GraphQLScalarType, Kind, print } from 'graphql';

/** Scalar → a value of it, for the refusal of anything that is no text. */
const EXAMPLES = {
  DateTime: '2026-12-01T08:00:00Z',
  Date: '2026-12-01',
  Decimal: '12.50',
  URL: 'https://example.com/',
  CountryCode: 'FR',
  CurrencyCode: 'EUR',
};

/**
 * The scalars of the graph, all texts: an answer keeps the exact text of the platform. A wrong text is refused by the platform, whose field error names
 * the field, the rule and the limit; refusing it here would answer one error for the whole request instead.
 */
export const scalars: Record<string, GraphQLScalarType<string, string>> = Object.fromEntries(
  Object.entries(EXAMPLES).map(([name, example]) => [name, textScalar(name, example)]),
);

function textScalar(name: string, example: string): GraphQLScalarType<string, string> {
  const refuse = (shown: string) =>
    new GraphQLError(`${name} is written as text, for example "${example}"; got ${shown}.`);
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => value as string,
    parseValue(value) {
      if (typeof value !== 'string') throw refuse(JSON.stringify(value));
      return value;
    },
    parseLiteral(node) {
      if (node.kind !== Kind.STRING) throw refuse(print(node));
      return node.value;
    },
  });
}
