import { batchDelegateToSchema } from '@graphql-tools/batch-delegate';
import type { MergedTypeConfig } from '@graphql-tools/delegate';
import {
  GraphQLError,
  GraphQLList,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNullableType,
  isListType,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { GraphContext } from '../context.ts';

interface CountryRow {
  code: string;
}

/**
 * How a country of ours, which is a code, gets its words from the index: all codes of a request in one `countriesByCode`. A
 * code the index does not know keeps null words; with the index down all words are null, and the request tells it once.
 */
export const countryMerge: MergedTypeConfig<unknown, CountryRow> = {
  selectionSet: '{ code }',
  resolve: async (row, context, info, schema, selectionSet, _key, type) => {
    const found: unknown = await batchDelegateToSchema({
      schema,
      context,
      info,
      operation: OperationTypeNode.QUERY,
      fieldName: 'countriesByCode',
      key: row.code,
      argsFromKeys: (codes) => ({ codes }),
      valuesFromResults: (countries, codes) => align(codes, countries),
      ...(selectionSet ? { selectionSet } : {}),
      returnType: new GraphQLList(type as GraphQLOutputType),
      skipTypeMerging: true,
    });
    if (!(found instanceof Error)) return found;
    tell(context as GraphContext, info, selectionSet, found);
    return wordless(row);
  },
};

function align(codes: readonly unknown[], countries: readonly unknown[]): unknown[] {
  return codes.map((code, index) => countries[index] ?? wordless({ code: String(code) }));
}

const wordless = ({ code }: CountryRow) => ({ __typename: 'Country', code });

/** Keeps the failure for the answer, at the first row's fields that are missing. */
function tell(
  { missing }: GraphContext,
  info: GraphQLResolveInfo,
  selectionSet: SelectionSetNode | undefined,
  failure: Error,
): void {
  const place: (string | number)[] = [];
  for (let step: GraphQLResolveInfo['path'] | undefined = info.path; step; step = step.prev)
    place.unshift(step.key);
  if (isListType(getNullableType(info.returnType))) place.push(0);
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind !== 'Field' || selection.name.value.startsWith('__')) continue;
    const path = [...place, (selection.alias ?? selection.name).value];
    const { message, extensions } =
      failure instanceof GraphQLError ? failure : new GraphQLError(failure.message);
    missing.set(path.join('.'), new GraphQLError(message, { path, extensions, originalError: failure }));
  }
}
