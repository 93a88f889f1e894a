import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { badRequest } from '../errors/graphErrors.ts';
import { badPageSize, MAX_PAGE_SIZE } from '../rest/paging.ts';

/** Points that an operation may cost. */
export const MAX_COST = 1000;
/** Points of a field with arguments. */
const FIELD_WITH_ARGUMENTS = 5;
/** Rows that a page has by default, and a list without pages where the SDL has no `@listSize`. */
export const ASSUMED_ROWS = 10;

/** The argument that names the records of a list. */
export const NODE_IDS = 'nodeIds';

/** Inputs of an operation's cost, besides its variables. */
export interface Costing {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
}

type Variables = Record<string, unknown>;

/** The points of an operation with these variables. @throws BAD_REQUEST when a page of more than 100 rows is asked for */
export type Cost = (variables: Variables) => number;

/**
 * Reads an operation once and answers what it costs each time: 1 point for each row with an identity and 5 for each field with arguments, both
 * multiplied by the rows around them. Scalars are free.
 */
export function costOf(operation: OperationDefinitionNode, costing: Costing): Cost {
  const root = costing.schema.getRootType(operation.operation);
  if (!root) return () => 0;
  const selection = selectionCost(operation.selectionSet, root.name, costing);
  return (variables) => selection({ variables, rows: 1, pageSize: 1 });
}

interface Place {
  variables: Variables;
  /** Rows for which this selection is executed. */
  rows: number;
  /** Rows of `items` in this selection. */
  pageSize: number;
}

type CostAt = (place: Place) => number;

function selectionCost(set: SelectionSetNode, typeName: string, costing: Costing): CostAt {
  const parts = set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return fieldCost(node, typeName, costing) ?? [];
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : costing.fragments[node.name.value];
    return inner
      ? selectionCost(inner.selectionSet, inner.typeCondition?.name.value ?? typeName, costing)
      : [];
  });
  return (place) => {
    let points = 0;
    for (const part of parts) points += part(place);
    return points;
  };
}

/** What a field costs once for each row around it. */
export interface FieldCost {
  /** Points of the field itself, which is likely to make an upstream call. */
  perCall: number;
  /** Points of each of its rows. */
  perRow: number;
  /** Rows where no page says how many. */
  rows: number;
  isList: boolean;
}

type Field = GraphQLField<unknown, unknown>;

/** The rule by which a field costs points; null for a scalar, which is free. */
export function fieldCostOf(field: Field): FieldCost | null {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return null;
  const isList = field.type.toString().includes('[');
  const hasIdentity =
    (isObjectType(type) && ('id' in type.getFields() || 'code' in type.getFields())) || isInterfaceType(type);
  return {
    perCall: field.args.length > 0 ? FIELD_WITH_ARGUMENTS : 0,
    perRow: hasIdentity ? 1 : 0,
    rows: isList ? listSize(field) : 1,
    isList,
  };
}

/** The field that holds the rows of a field with pages; null for any other. */
export function pageOf({ args, type }: Field): Field | null {
  const named = getNamedType(type);
  const hasPages = args.some(({ name }) => name === 'page') && isObjectType(named);
  return hasPages ? (named.getFields().items ?? null) : null;
}

/** Null for a scalar. */
function fieldCost(node: FieldNode, typeName: string, costing: Costing): CostAt | null {
  const parent = costing.schema.getType(typeName);
  const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
  if (!field || !node.selectionSet) return null;
  const cost = fieldCostOf(field);
  if (!cost) return null;
  const type = getNamedType(field.type);
  const isItems = cost.isList && field.name === 'items';
  const page = node.arguments?.find((argument) => argument.name.value === 'page')?.value;
  const keys = node.arguments?.find((argument) => argument.name.value === NODE_IDS)?.value;
  const inner = isCompositeType(type) ? selectionCost(node.selectionSet, type.name, costing) : null;
  return ({ variables, rows: around, pageSize: itemsAround }) => {
    // Each key may make an upstream call of its own.
    const calls = keys ? lengthOf(valueFromASTUntyped(keys, variables)) : 1;
    const rows = around * (keys ? calls : isItems ? itemsAround : cost.rows);
    const pageSize = page ? sizeOf(valueFromASTUntyped(page, variables)) : ASSUMED_ROWS;
    const own = cost.perCall * around * calls + cost.perRow * rows;
    return own + (inner?.({ variables, rows, pageSize }) ?? 0);
  };
}

function lengthOf(keys: unknown): number {
  const { length } = Array.isArray(keys) ? keys : [keys];
  if (length > MAX_PAGE_SIZE)
    throw badRequest(`At most ${MAX_PAGE_SIZE} records are read at once; these are ${length}.`, {
      limit: MAX_PAGE_SIZE,
      value: length,
    });
  return length;
}

function listSize({ astNode }: Field): number {
  const size = astNode?.directives?.find(({ name }) => name.value === 'listSize')?.arguments?.[0]?.value;
  return size?.kind === Kind.INT ? Number(size.value) : ASSUMED_ROWS;
}

function sizeOf(page: unknown): number {
  const size = (page as { size?: unknown } | null | undefined)?.size ?? 10;
  if (typeof size !== 'number' || size > MAX_PAGE_SIZE) throw badPageSize(size);
  return Math.max(size, 1);
}
