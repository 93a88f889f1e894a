import type { ReactNode } from 'react';
import type { ScreenQuery } from '../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { WholeScreen } from '../../kit/layout/Screen.tsx';

interface Props<Value> {
  query: Pick<ScreenQuery<unknown>, 'data' | 'errorAt' | 'refetch'>;
  /** Path of the part in the response: 'advertiser.alerts'. */
  at: string;
  /** The part itself, as in the response. */
  value: Value | null | undefined;
  /** Name of the part, for an error in its place. */
  name: string;
  /** Placeholder while it loads. */
  skeleton: ReactNode;
  /** Address to offer if the record does not exist. */
  back?: { href: string; label: string };
  children: (value: Value) => ReactNode;
}

/**
 * The one place that decides what is shown for a part of a screen: its skeleton while loading, the part itself once loaded, "not found" when the
 * response has none, "not authorized" when the account may not see it, otherwise a named error with a retry and the request's number. If it is
 * the whole screen, these appear below its name.
 */
export function ScreenBoundary<Value>({ query, at, value, name, skeleton, back, children }: Props<Value>) {
  if (value !== null && value !== undefined) return children(value);
  const failure = query.errorAt(at);
  if (!failure && query.data === undefined) return skeleton;
  return (
    <WholeScreen title={name} back={back}>
      {failure && failure.status !== 404 ? (
        <ErrorBlock name={name} error={failure} onRetry={query.refetch} />
      ) : (
        <NotFound back={back} />
      )}
    </WholeScreen>
  );
}
