import { addDays, type Day } from '../../../schema/dates.ts';
import type { Timeframes } from './timeframes.ts';

/** Whole days or months of UTC, the second day excluded. */
export interface Span {
  from: Day;
  to: Day;
}

/** Instants that whole days of UTC count to a timeframe too many (`minus`) and too few (`plus`), by the timeframes' places from 1. */
export interface Edge {
  from: Date;
  to: Date;
  plus: number | null;
  minus: number | null;
}

/** Timeframes as whole days of UTC, and what is to be set right where a day of their zone begins at another moment. */
export interface Spans {
  /** Where each timeframe begins, and the last one ends, in days of UTC. */
  bounds: readonly Day[];
  months: readonly Span[];
  days: readonly Span[];
  edges: readonly Edge[];
}

const DAY_MS = 86_400_000;
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Every timeframe is the days of UTC between the midnights that are nearest to its ends; each end that is no midnight of UTC leaves an edge of at most half a day. Days that
 * make whole months of one timeframe are taken as months.
 */
export function spansOf({ all }: Timeframes): Spans {
  const instants = [...all.map(({ from }) => from.getTime()), (all.at(-1)?.to ?? new Date(0)).getTime()];
  const bounds = instants.map((time) => dayOf(Math.round(time / DAY_MS) * DAY_MS));
  const edges = instants.flatMap((time, place): Edge[] => {
    const midnight = timeOf(bounds[place] as Day);
    const [before, after] = [place === 0 ? null : place, place === all.length ? null : place + 1];
    if (time < midnight)
      return [{ from: new Date(time), to: new Date(midnight), plus: after, minus: before }];
    return time > midnight
      ? [{ from: new Date(midnight), to: new Date(time), plus: before, minus: after }]
      : [];
  });
  const months: Span[] = [];
  const days: Span[] = [];
  for (const [place, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[place + 1] as Day;
    const [first, last] = [monthFrom(from), monthBy(to)];
    if (first >= last) add(days, { from, to });
    else {
      add(days, { from, to: first });
      add(months, { from: first, to: last });
      add(days, { from: last, to });
    }
  }
  return { bounds, months, days, edges };
}

/** The first day of the first month that begins on this day or later. */
const monthFrom = (day: Day): Day =>
  day.endsWith('-01') ? day : `${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`;
/** The first day of the month that this day is in. */
const monthBy = (day: Day): Day => `${day.slice(0, 8)}01`;

function add(spans: Span[], span: Span): void {
  const last = spans.at(-1);
  if (span.from >= span.to) return;
  if (last?.to === span.from) last.to = span.to;
  else spans.push({ ...span });
}

/** Milliseconds of all edges, each looked at once. */
export const edgeTime = ({ edges }: Spans): number =>
  edges.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
