import type { ReactNode } from 'react';
import type { ScreenQuery } from '../data/useScreenQuery.ts';
import { ErrorBlock } from '../kit/feedback/ErrorBlock.tsx';
import { NotFound } from '../kit/feedback/NotFound.tsx';
import { WholeScreen } from '../kit/layout/WholeScreen.tsx';

interface Props<Value> {
  query: Pick<ScreenQuery<unknown>, 'data' | 'errorAt' | 'refetch'>;
  /** Path of the part in the answer: 'advertiser.alerts'. */
  at: string;
  /** The part itself, as the answer has it. */
  value: Value | null | undefined;
  /** What the part is called, where it cannot be shown. */
  name: string;
  /** Holds its place while it is awaited. */
  skeleton: ReactNode;
  /** Where to go when there is no such thing. */
  back?: { href: string; label: string };
  children: (value: Value) => ReactNode;
}

/**
 * The one place that decides what stands for a part of a screen: its skeleton while awaited, itself once there, "not found" when the
 * answer has none, "not authorized" when the account may not see it, else a named block with another try and the request's number. Where it is
 * the whole screen, these stand below its name.
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
