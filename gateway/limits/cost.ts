import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { badRequest } from '../errors/graphErrors.ts';
import { MAX_PAGE_SIZE } from '../rest/paging.ts';

/** Points that an operation may cost. */
export const MAX_COST = 1000;
/** Points of a field with arguments, which is likely to make an upstream call. */
const FIELD_WITH_ARGUMENTS = 5;
/** Rows that a list without pages is assumed to have where the SDL has no `@listSize`. */
const ASSUMED_ROWS = 10;

/** What the cost is computed from. */
export interface Costing {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

/**
 * The points of an operation: 1 for each row with an identity and 5 for each field with arguments, both multiplied by the rows
 * around them. Scalars are free.
 * @throws BAD_REQUEST when a page of more than 100 rows is asked for.
 */
export function costOf(operation: OperationDefinitionNode, costing: Costing): number {
  const root = costing.schema.getRootType(operation.operation);
  return root ? cost(operation.selectionSet, root.name, { ...costing, rows: 1, pageSize: 1 }) : 0;
}

interface Place extends Costing {
  /** Rows for which this selection is executed. */
  rows: number;
  /** Rows of `items` in this selection. */
  pageSize: number;
}

function cost(set: SelectionSetNode, typeName: string, place: Place): number {
  let points = 0;
  for (const node of set.selections) {
    if (points > MAX_COST) return points;
    if (node.kind !== Kind.FIELD) {
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : place.fragments[node.name.value];
      if (inner) points += cost(inner.selectionSet, inner.typeCondition?.name.value ?? typeName, place);
      continue;
    }
    const parent = place.schema.getType(typeName);
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) continue;
    const type = getNamedType(field.type);
    const isList = field.type.toString().includes('[');
    const rows = place.rows * (isList ? (node.name.value === 'items' ? place.pageSize : listSize(field)) : 1);
    const hasIdentity = isObjectType(type) && ('id' in type.getFields() || 'code' in type.getFields());
    points += (field.args.length > 0 ? FIELD_WITH_ARGUMENTS * place.rows : 0) + (hasIdentity ? rows : 0);
    const page = node.arguments?.find((argument) => argument.name.value === 'page');
    const pageSize = page ? sizeOf(valueFromASTUntyped(page.value, place.variables)) : 10;
    if (isCompositeType(type)) points += cost(node.selectionSet, type.name, { ...place, rows, pageSize });
  }
  return points;
}

function listSize({ astNode }: GraphQLField<unknown, unknown>): number {
  const size = astNode?.directives?.find(({ name }) => name.value === 'listSize')?.arguments?.[0]?.value;
  return size?.kind === Kind.INT ? Number(size.value) : ASSUMED_ROWS;
}

function sizeOf(page: unknown): number {
  const size = (page as { size?: unknown } | null | undefined)?.size ?? 10;
  if (typeof size !== 'number' || size > MAX_PAGE_SIZE)
    throw badRequest(`A page has 1 to ${MAX_PAGE_SIZE} rows.`);
  return Math.max(size, 1);
}
