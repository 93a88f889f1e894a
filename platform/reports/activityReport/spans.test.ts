import { expect, test } from 'vitest';
import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';
import { type Span, spansOf } from './spans.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** Numbers from 0 up to `below`, the same for the same seed. */
function numbers(from: number) {
  let state = from + 1;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** How often each day counts in which timeframe: months count all of their days. */
function countedDays(spans: readonly Span[], bounds: readonly Day[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { from, to, place, sign } of spans)
    for (let day = from; day < to; day = addDays(day, 1)) {
      const own = bounds.filter((bound) => bound <= day).length;
      const key = `${day} in ${place ?? own}`;
      counts[key] = (counts[key] ?? 0) + sign;
      if (counts[key] === 0) delete counts[key];
    }
  return counts;
}

test('days that months have too many are taken off: each day counts once, in its own timeframe', () => {
  const draw = numbers(seed);
  for (let round = 0; round < 300; round += 1) {
    const today = addDays('2026-01-01', draw(400));
    let day = addDays('2026-01-01', draw(200));
    const starts: Date[] = [];
    for (let n = draw(5) + 2; n > 0; n -= 1) {
      starts.push(new Date(Date.parse(`${day}T00:00:00Z`) + (draw(27) - 12) * 1_800_000));
      day = addDays(day, 1 + draw([3, 40, 400][draw(3)] as number));
    }
    const { bounds, sums } = spansOf(starts, today);
    const expected: Record<string, number> = {};
    for (const [index, from] of bounds.slice(0, -1).entries())
      for (let one = from; one < (bounds[index + 1] as Day); one = addDays(one, 1))
        expected[`${one} in ${index + 1}`] = 1;
    expect(
      countedDays(sums, bounds),
      `seed ${seed}, today ${today}, ${starts.map((s) => s.toISOString())}`,
    ).toEqual(expected);
    for (const { grain, from, to } of sums)
      if (grain === 'month') expect([from.slice(8), to.slice(8)]).toEqual(['01', '01']);
  }
});

test('the running month is read as a month', () => {
  const starts = ['2026-09-01T00:00:00Z', '2026-10-01T00:00:00Z', '2026-11-24T00:00:00Z'].map(
    (start) => new Date(start),
  );
  expect(spansOf(starts, '2026-11-23').sums.filter(({ from }) => from >= '2026-11-01')).toEqual([
    { grain: 'month', from: '2026-11-01', to: '2026-12-01', place: 2, sign: 1 },
    { grain: 'day', from: '2026-11-24', to: '2026-12-01', place: 2, sign: -1 },
  ]);
});
