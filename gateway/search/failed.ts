import { GraphQLError, type GraphQLResolveInfo, getNullableType, isListType } from 'graphql';
import type { GraphContext } from '../graph/context.ts';
import { shown } from '../graph/errors.ts';

/** The index answered, and not with what was asked. */
export const failed = () => shown('UNAVAILABLE', 502, 'The search index could not answer this.');

/** Keeps a failure of the index for the answer, at the fields (of a list: of its first row) that have no value because of it. */
export function tellMissing(
  { missing }: Pick<GraphContext, 'missing'>,
  info: Pick<GraphQLResolveInfo, 'path' | 'returnType'>,
  fields: readonly string[],
  failure: unknown,
): void {
  const place: (string | number)[] = [];
  for (let step: GraphQLResolveInfo['path'] | undefined = info.path; step; step = step.prev)
    place.unshift(step.key);
  if (isListType(getNullableType(info.returnType))) place.push(0);
  for (const field of fields) {
    const path = [...place, field];
    const known = failure instanceof GraphQLError ? failure : failed();
    const { message, extensions } = known;
    missing.set(path.join('.'), new GraphQLError(message, { path, extensions, originalError: known }));
  }
}
