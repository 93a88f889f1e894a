import {
  type FieldNode,
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

/** Null for a scalar. */
function fieldCost(node: FieldNode, typeName: string, costing: Costing): CostAt | null {
  const parent = costing.schema.getType(typeName);
  const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
  if (!field || !node.selectionSet) return null;
  const type = getNamedType(field.type);
  const isItems = node.name.value === 'items';
  const isList = field.type.toString().includes('[');
  const ownRows = isList ? listSize(field) : 1;
  const perField = field.args.length > 0 ? FIELD_WITH_ARGUMENTS : 0;
  const hasIdentity = isObjectType(type) && ('id' in type.getFields() || 'code' in type.getFields());
  const page = node.arguments?.find((argument) => argument.name.value === 'page')?.value;
  const inner = isCompositeType(type) ? selectionCost(node.selectionSet, type.name, costing) : null;
  return ({ variables, rows: around, pageSize: itemsAround }) => {
    const rows = around * (isList && isItems ? itemsAround : ownRows);
    const pageSize = page ? sizeOf(valueFromASTUntyped(page, variables)) : 10;
    const own = perField * around + (hasIdentity ? rows : 0);
    return own + (inner?.({ variables, rows, pageSize }) ?? 0);
  };
}

function listSize({ astNode }: GraphQLField<unknown, unknown>): number {
  const size = astNode?.directives?.find(({ name }) => name.value === 'listSize')?.arguments?.[0]?.value;
  return size?.kind === Kind.INT ? Number(size.value) : ASSUMED_ROWS;
}

function sizeOf(page: unknown): number {
  const size = (page as { size?: unknown } | null | undefined)?.size ?? 10;
  if (typeof size !== 'number' || size > MAX_PAGE_SIZE)
    throw badRequest(`A page has 1 to ${MAX_PAGE_SIZE} rows, not ${size}.`, {
      limit: MAX_PAGE_SIZE,
      value: size,
    });
  return Math.max(size, 1);
}
