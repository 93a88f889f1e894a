import { GraphQLError, type GraphQLResolveInfo, getNullableType, isListType } from 'graphql';
import { graphError } from '../errors/graphErrors.ts';

/** Failures of the index during one request: errors by their path, reported with the response. */
export type MissingFields = Map<string, GraphQLError>;

/** The index responded, but without the requested data. */
export const indexFailure = () =>
  graphError({ code: 'INDEX_UNAVAILABLE', status: 502 }, 'The search index could not answer this.');

/** Records a failure of the index at each field that is null because of it; in a list, at its first row. */
export function reportMissing(
  missing: MissingFields,
  info: Pick<GraphQLResolveInfo, 'path' | 'returnType'>,
  { fields, failure }: { fields: readonly string[]; failure: unknown },
): void {
  const place: (string | number)[] = [];
  for (let step: GraphQLResolveInfo['path'] | undefined = info.path; step; step = step.prev)
    place.unshift(step.key);
  if (isListType(getNullableType(info.returnType))) place.push(0);
  const error = failure instanceof GraphQLError ? failure : indexFailure();
  const { message, extensions } = error;
  for (const field of fields) {
    const path = [...place, field];
    missing.set(path.join('.'), new GraphQLError(message, { path, extensions, originalError: error }));
  }
}
