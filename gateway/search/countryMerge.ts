import { batchDelegateToSchema } from '@graphql-tools/batch-delegate';
import type { MergedTypeConfig } from '@graphql-tools/delegate';
import { GraphQLList, type GraphQLOutputType, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql';
import { type CountryRow, unnamedCountry } from './country.ts';
import { type MissingFields, reportMissing } from './indexFailure.ts';

/**
 * Merges a country of ours, which is a code, with the index's, which has its names. All codes of a request share one
 * `countriesByCode`. The names of an unknown code are null; while the index is unavailable all names are null and the
 * request reports it once. Lists load their countries in bulk instead (`sources/countries.ts`), which costs less.
 */
export const countryMerge: MergedTypeConfig<unknown, CountryRow> = {
  selectionSet: '{ code }',
  resolve: async (row, context, info, schema, selectionSet, _key, type) => {
    if (needsCodeOnly(selectionSet)) return unnamedCountry(row.code);
    const found: unknown = await batchDelegateToSchema({
      schema,
      context,
      info,
      operation: OperationTypeNode.QUERY,
      fieldName: 'countriesByCode',
      key: row.code,
      argsFromKeys: (codes) => ({ codes }),
      valuesFromResults: (countries, codes) =>
        codes.map((code, index) => countries[index] ?? unnamedCountry(String(code))),
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
    const { missing } = context as { missing: MissingFields };
    reportMissing(missing, info, { fields, failure: found });
    return unnamedCountry(row.code);
  },
};

/** Whether only the code is selected, so that the index need not be asked. */
function needsCodeOnly(selectionSet: SelectionSetNode | undefined): boolean {
  const selections = selectionSet?.selections ?? [];
  return selections.every(
    (selection) => selection.kind === Kind.FIELD && ['__typename', 'code'].includes(selection.name.value),
  );
}
