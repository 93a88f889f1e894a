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

/** Points an operation may cost, and points of a field that is likely to ask upstream. */
export const MAX_COST = 1000;
const CALL = 5;
/** Rows taken for a list that has no pages and does not say how many it has (`@listSize`). */
const UNPAGED = 10;

/** What a cost is computed from. */
export interface Costing {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

/**
 * Points of an operation: 1 for each row of something with an identity, 5 for each field that takes arguments (a call upstream),
 * both multiplied by the rows around them; scalars are free.
 * @throws BAD_REQUEST when a page of more than 100 rows is asked for.
 */
export function costOf(operation: OperationDefinitionNode, costing: Costing): number {
  const root = costing.schema.getRootType(operation.operation);
  return root ? cost(operation.selectionSet, root.name, { ...costing, rows: 1, pageSize: 1 }) : 0;
}

interface Place extends Costing {
  /** How many times this selection is answered. */
  rows: number;
  /** Rows of `items` here. */
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
    points += (field.args.length > 0 ? CALL * place.rows : 0) + (hasIdentity ? rows : 0);
    const page = node.arguments?.find((argument) => argument.name.value === 'page');
    const pageSize = page ? sizeOf(valueFromASTUntyped(page.value, place.variables)) : 10;
    if (isCompositeType(type)) points += cost(node.selectionSet, type.name, { ...place, rows, pageSize });
  }
  return points;
}

function listSize({ astNode }: GraphQLField<unknown, unknown>): number {
  const said = astNode?.directives?.find(({ name }) => name.value === 'listSize')?.arguments?.[0]?.value;
  return said?.kind === Kind.INT ? Number(said.value) : UNPAGED;
}

function sizeOf(page: unknown): number {
  const size = (page as { size?: unknown } | null | undefined)?.size ?? 10;
  if (typeof size !== 'number' || size > MAX_PAGE_SIZE)
    throw badRequest(`A page has 1 to ${MAX_PAGE_SIZE} rows.`);
  return Math.max(size, 1);
}
