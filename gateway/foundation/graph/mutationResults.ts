import {
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  getNullableType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { snakeOf } from '../rest/casing.ts';
import { memberOfProblem, RestRefusal } from '../rest/refusal.ts';

/** True if a resolver of ours serves the field. */
export type HasResolver = (type: string, field: string) => boolean;

/** The members of a mutation's result union. */
export interface ResultUnion {
  success: GraphQLObjectType;
  /** The field of the success that holds the row the source returns; null where that row is the success itself. */
  rowField: string | null;
  /** The member for a save of an outdated version; null where rows have no version. */
  stale: string | null;
}

/**
 * Reads a result union: `…Success | InvalidInput | Stale… | Refused`, `Stale…` being optional. A success with one field of
 * its own, an object, holds the row in it: `UpdateAdvertiserSuccess {advertiser}`. Fields with resolvers do not count.
 */
export function resultUnionOf(union: GraphQLUnionType, hasResolver: HasResolver): ResultUnion {
  const members = union.getTypes();
  const successes = members.filter(({ name }) => name.endsWith('Success'));
  const [success] = successes;
  const names = members.map(({ name }) => name);
  if (!success || successes.length > 1 || !names.includes('InvalidInput') || !names.includes('Refused'))
    throw new Error(
      `${union.name} needs one …Success, InvalidInput, Refused and, for a version, one Stale….`,
    );
  const fields = Object.values(success.getFields()).filter(({ name }) => !hasResolver(success.name, name));
  const [field] = fields;
  const isRow = field !== undefined && fields.length === 1 && isObjectType(getNullableType(field.type));
  return {
    success,
    rowField: isRow ? field.name : null,
    stale: names.find((name) => name.startsWith('Stale')) ?? null,
  };
}

/**
 * Lets resolvers of mutations return what their source returns: the row becomes the success, a refusal of the platform
 * becomes the member that the union has for it.
 * @param schema changed in place.
 */
export function addMutationResults(schema: GraphQLSchema, hasResolver: HasResolver): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const union = getNamedType(field.type);
    const { resolve } = field;
    if (!isUnionType(union) || !resolve)
      throw new Error(`Mutation.${field.name} needs a union and a resolver.`);
    field.resolve = withResult(resolve, resultUnionOf(union, hasResolver));
  }
}

function withResult(
  resolve: GraphQLFieldResolver<unknown, unknown>,
  { success: { name: __typename }, rowField, stale }: ResultUnion,
): GraphQLFieldResolver<unknown, unknown> {
  return async (...call) => {
    try {
      const row = await resolve(...call);
      if (isMember(row)) return row;
      return rowField ? { __typename, [snakeOf(rowField)]: row } : { ...(row as object), __typename };
    } catch (error) {
      return refusalOf(error, stale, call[1]);
    }
  };
}

/** True if a resolver names another member of the union itself, such as work in progress. */
const isMember = (row: unknown): row is { __typename: string } =>
  typeof row === 'object' && row !== null && '__typename' in row;

/** Stale version → Stale…; 422 with field errors → InvalidInput; any other 409 or 422 → Refused; all else stays an error. */
function refusalOf(error: unknown, stale: string | null, args: Record<string, unknown>): object {
  if (!(error instanceof RestRefusal) || (error.status !== 409 && error.status !== 422)) throw error;
  const { error_name: name, current } = error.problem;
  // A caller who may not see the row only learns that it changed.
  if (stale && name === 'stale_version' && current !== undefined) return { __typename: stale, current };
  const message = error.problem.message ?? error.message;
  return memberOfProblem({ ...error.problem, message, status: error.status }, args);
}
