import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';
import type { Grain } from './table.ts';

/** Whole UTC days or months, `to` excluded. Their sums are added, or subtracted (`sign`) from months that contain them. */
export interface Span {
  grain: Grain;
  from: Day;
  to: Day;
  /** The timeframe that they count in, from 1; null: each by its own day. */
  place: number | null;
  sign: 1 | -1;
}

/** Instants that whole days of UTC count to a timeframe too many (`minus`) and too few (`plus`), by the timeframes' places from 1. */
export interface Edge {
  from: Date;
  to: Date;
  plus: number | null;
  minus: number | null;
}

/** Timeframes as whole UTC days, with the edges to correct where a day of the time zone starts at another instant. */
export interface Spans {
  /** The UTC day on which each timeframe begins; the last entry is the end of the last one. */
  bounds: readonly Day[];
  sums: readonly Span[];
  edges: readonly Edge[];
}

const DAY_MS = 86_400_000;
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The timeframes between these instants; the last instant ends the last timeframe. Each covers the UTC days between the midnights nearest
 * to its ends. An end that is no UTC midnight leaves an edge of at most half a day. Days that make up a whole month of one timeframe are
 * read as a month; so are days that make up most of one, less the others. `today` only helps to choose what is faster.
 */
export function spansOf(starts: readonly Date[], today: Day = dayOf(Date.now())): Spans {
  const instants = starts.map((start) => start.getTime());
  const bounds = instants.map((time) => dayOf(Math.round(time / DAY_MS) * DAY_MS));
  const edges = instants.flatMap((time, place): Edge[] => {
    const midnight = timeOf(bounds[place] as Day);
    const [before, after] = [place === 0 ? null : place, place === instants.length - 1 ? null : place + 1];
    if (time < midnight)
      return [{ from: new Date(time), to: new Date(midnight), plus: after, minus: before }];
    return time > midnight
      ? [{ from: new Date(midnight), to: new Date(time), plus: before, minus: after }]
      : [];
  });
  const sums: Span[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1] as Day;
    const [first, last] = [monthFrom(from), monthBy(to)];
    const place = index + 1;
    if (first > last) addPart(sums, { from, to, place, today });
    else {
      addPart(sums, { from, to: first, place, today });
      add(sums, { grain: 'month', from: first, to: last, place: null, sign: 1 });
      addPart(sums, { from: last, to, place, today });
    }
  }
  return { bounds, sums, edges };
}

/** Adds days of one month: by themselves, or as the month without its other days where those are fewer. Days to come have nothing to read. */
function addPart(
  sums: Span[],
  { from, to, place, today }: { from: Day; to: Day; place: number; today: Day },
): void {
  const month = { from: monthBy(from), to: monthFrom(addDays(from, 1)) };
  const others = [
    { from: month.from, to: from },
    { from: to, to: month.to },
  ];
  const past = (days: { from: Day; to: Day }) => {
    const end = days.to <= today ? days.to : addDays(today, 1);
    return Math.max(0, timeOf(end) - timeOf(days.from));
  };
  const isMost = others.reduce((sum, days) => sum + past(days), 0) < past({ from, to });
  if (!isMost) add(sums, { grain: 'day', from, to, place: null, sign: 1 });
  else {
    add(sums, { grain: 'month', ...month, place, sign: 1 });
    for (const days of others) add(sums, { grain: 'day', ...days, place, sign: -1 });
  }
}

/** The first day of the first month that begins on this day or later. */
const monthFrom = (day: Day): Day =>
  day.endsWith('-01') ? day : `${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`;
/** The first day of the month that this day is in. */
const monthBy = (day: Day): Day => `${day.slice(0, 8)}01`;

function add(spans: Span[], span: Span): void {
  const last = spans.at(-1);
  if (span.from >= span.to) return;
  if (last?.to === span.from && last.grain === span.grain && last.place === null && span.place === null)
    last.to = span.to;
  else spans.push({ ...span });
}

/** Total milliseconds of the edges. */
export const edgeTime = ({ edges }: Spans): number =>
  edges.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
