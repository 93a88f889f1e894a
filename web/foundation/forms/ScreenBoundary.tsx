import type { ReactNode } from 'react';
import type { ScreenQuery } from '../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { WholeScreen } from '../../kit/layout/Screen.tsx';

interface MissingPartProps {
  query: Pick<ScreenQuery<unknown>, 'data' | 'errorAt' | 'refetch'>;
  /** Path of the part in the response: 'advertiser.alerts'. */
  at: string;
  /** Name of the part, for an error in its place. */
  name: string;
  /** Placeholder while it loads. */
  skeleton: ReactNode;
  /** Address to offer if the record does not exist. */
  back?: { href: string; label: string } | undefined;
}

interface Props<Value> extends MissingPartProps {
  /** The part itself, as in the response. */
  value: Value | null | undefined;
  children: (value: Value) => ReactNode;
}

/** A part of a screen once it has loaded, before that and without it a `MissingPart`. */
export function ScreenBoundary<Value>({ value, children, ...part }: Props<Value>) {
  return value === null || value === undefined ? <MissingPart {...part} /> : children(value);
}

/**
 * Stands where a part of a screen is missing: its skeleton while loading, "not found" when the response has none, "not authorized" when the
 * account may not see it, otherwise a named error with a retry and the request's number. If it is the whole screen, these appear below its name.
 */
export function MissingPart({ query, at, name, skeleton, back }: MissingPartProps) {
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
