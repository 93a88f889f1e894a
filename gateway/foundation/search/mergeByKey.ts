import { batchDelegateToSchema } from '@graphql-tools/batch-delegate';
import type { MergedTypeConfig } from '@graphql-tools/delegate';
import { GraphQLList, type GraphQLOutputType, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql';
import { type MissingFields, reportMissing } from './indexFailure.ts';

/** How our type is merged with the index's. */
export interface MergeByKey<Row> {
  /** The field that both sides have. */
  key: keyof Row & string;
  /** The index's root field that returns rows in the order of the keys, and its argument. */
  fieldName: string;
  argument: string;
  /** A row with its key only. */
  unknown: (key: string) => Row;
}

/**
 * Merges our row, which is only a key, with the index's row, which has the facts. All keys of a request share one call. The facts of an unknown key
 * are null; while the index is unavailable all facts are null and the request reports it once, at the first row.
 */
export function mergeByKey<Row>({
  key: keyField,
  fieldName,
  argument,
  unknown,
}: MergeByKey<Row>): MergedTypeConfig<unknown, Row> {
  return {
    selectionSet: `{ ${keyField} }`,
    resolve: async (row, context, info, schema, selectionSet, _key, type) => {
      const key = String(row[keyField]);
      if (needsKeyOnly(selectionSet, keyField)) return unknown(key);
      const indexRows: unknown = await batchDelegateToSchema({
        schema,
        context,
        info,
        operation: OperationTypeNode.QUERY,
        fieldName,
        key,
        argsFromKeys: (keys) => ({ [argument]: keys }),
        valuesFromResults: (rows, keys) => keys.map((each, index) => rows[index] ?? unknown(String(each))),
        ...(selectionSet ? { selectionSet } : {}),
        returnType: new GraphQLList(type as GraphQLOutputType),
        skipTypeMerging: true,
      });
      if (!(indexRows instanceof Error)) return indexRows;
      const fields = (selectionSet?.selections ?? []).flatMap((selection) =>
        selection.kind === Kind.FIELD && !selection.name.value.startsWith('__')
          ? [(selection.alias ?? selection.name).value]
          : [],
      );
      const { missing } = context as { missing: MissingFields };
      reportMissing(missing, info, { fields, failure: indexRows });
      return unknown(key);
    },
  };
}

/** True if only the key is selected, so that the index need not be asked. */
function needsKeyOnly(selectionSet: SelectionSetNode | undefined, key: string): boolean {
  const selections = selectionSet?.selections ?? [];
  return selections.every(
    (selection) => selection.kind === Kind.FIELD && ['__typename', key].includes(selection.name.value),
  );
}
