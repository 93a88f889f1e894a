import { batchDelegateToSchema } from '@graphql-tools/batch-delegate';
import type { MergedTypeConfig } from '@graphql-tools/delegate';
import { GraphQLList, type GraphQLOutputType, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql';
import type { GraphContext } from '../graph/context.ts';
import { wordless } from '../sources/countries.ts';
import { tellMissing } from './failed.ts';

interface CountryRow {
  code: string;
}

/**
 * How a country of ours, which is a code, gets its words from the index: all codes of a request in one `countriesByCode`. A
 * code the index does not know keeps null words; with the index down all words are null, and the request tells it once. It
 * serves wherever a row is a code alone; lists load their rows in bulk instead (`sources/countries.ts`), which costs less.
 */
export const countryMerge: MergedTypeConfig<unknown, CountryRow> = {
  selectionSet: '{ code }',
  resolve: async (row, context, info, schema, selectionSet, _key, type) => {
    if (isKnown(selectionSet)) return wordless(row.code);
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
    const fields = (selectionSet?.selections ?? []).flatMap((selection) =>
      selection.kind === Kind.FIELD && !selection.name.value.startsWith('__')
        ? [(selection.alias ?? selection.name).value]
        : [],
    );
    tellMissing(context as GraphContext, info, fields, found);
    return wordless(row.code);
  },
};

/** Whether only what the row says by itself is asked for: the index then need not answer. */
function isKnown(selectionSet: SelectionSetNode | undefined): boolean {
  const selections = selectionSet?.selections ?? [];
  return selections.every((one) => one.kind === 'Field' && ['__typename', 'code'].includes(one.name.value));
}

function align(codes: readonly unknown[], countries: readonly unknown[]): unknown[] {
  return codes.map((code, index) => countries[index] ?? wordless(String(code)));
}
