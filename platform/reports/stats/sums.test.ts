import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import { seeded } from '../../../tests/money/seeded.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import { chartedRedemptions } from '../../testing/chartedRedemptions.ts';
import { rebuildActivity } from '../activityReport/rollup/fold.ts';
import type { StatsOf } from './countedByDay.ts';
import { dailyStats } from './daily.ts';
import { foldStats, statsDrift } from './fold.ts';
import { quartersOf } from './quarterSums.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 20);
/** Zones with whole, half and quarter hours; the clock changes within the period in some. */
const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Pacific/Kiritimati',
];

/** Any, and often one soon after a day of Eucla begins, which is in the last hour of a row of the sums. */
const after = fc.oneof(
  fc.nat(20 * DAY),
  fc.nat(19).map((days) => days * DAY + 15.1 * 3_600_000),
);
const moment = after.map((since) => new Date(START + since).toISOString());
const change = fc.record({
  what: fc.constantFrom(
    'new' as const,
    'new' as const,
    'new' as const,
    'move' as const,
    'remove' as const,
    'sum up' as const,
  ),
  advertiser: fc.constantFrom(1 as const, 2 as const, 3 as const),
  state: fc.constantFrom(...REDEMPTION_STATES),
  at: moment,
  testing: fc.boolean(),
});
describe.each(['pglite', 'postgres'] as const)('counts of charts on %s', (engine) => {
  let charted: Awaited<ReturnType<typeof chartedRedemptions>>;
  beforeAll(async () => {
    charted = await chartedRedemptions(engine);
  });
  afterAll(() => charted.close());
  beforeEach(() => charted.run(sql`delete from redemptions`));

  /** What there is to count for who sees these advertisers, redemption by redemption. */
  async function counted(
    advertisers: number[],
    { states, zone, from, to }: { states: string[]; zone: string; from: Date; to: Date },
  ) {
    const rows = await charted.system().read((tx) =>
      rowsOf(
        tx,
        { date: text, count: number },
        sql`select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as date, count(*)::int as count from (
            select case state when 'redeemed' then redeemed_at when 'booked' then booked_at else updated_at end as at
            from redemptions where advertiser_id = any (${`{${advertisers.join(',')}}`}::bigint[]) and state = any (${`{${states.join(',')}}`}::text[])
          ) c where at >= ${from.toISOString()}::timestamptz and at < ${to.toISOString()}::timestamptz group by 1 order by 1`,
      ),
    );
    return rows;
  }

  test('are those of the redemptions in every zone, for whoever may see them, summed up or not', async () => {
    const some = charted.scopeOf('1', '1000');
    const whole = charted.scopeOf('1', '2', '3');
    const many = charted.manyScope('1', '3');
    const seen: [Scope, StatsOf, number[]][] = [
      [charted.system(), {}, [1, 2, 3]],
      [whole, {}, [1, 2, 3]],
      [some, {}, [1]],
      [many, {}, [1, 3]],
      [some, { advertiserId: '1' }, [1]],
      [whole, { promotionId: '2' }, [2]],
    ];
    const property = fc.asyncProperty(
      fc.array(change, { minLength: 5, maxLength: 20, size: 'max' }),
      fc.subarray([...REDEMPTION_STATES], { minLength: 1 }),
      fc.tuple(moment, moment).filter(([one, other]) => one !== other),
      fc.boolean(),
      async (changes, states, [one, other], isWhole) => {
        await charted.run(sql`delete from redemptions`);
        for (const each of changes) await charted.make(each);
        expect(await statsDrift(charted.system())).toBe(0);
        const [from, to] = [one, other].sort().map((at) => new Date(at)) as [Date, Date];
        for (const zone of ZONES) {
          const [first, last] = isWhole
            ? [one.slice(0, 10), '2026-04-20']
            : [from.toISOString(), to.toISOString()];
          const bounds = isWhole
            ? await charted
                .system()
                .read((tx) =>
                  rowsOf(
                    tx,
                    { from: text, to: text },
                    sql`select (${first}::timestamp at time zone ${zone})::text as from, (${last}::timestamp at time zone ${zone})::text as to`,
                  ),
                )
            : [{ from: first, to: last }];
          const period = { from: new Date(bounds[0]?.from ?? ''), to: new Date(bounds[0]?.to ?? '') };
          for (const [scope, of, advertisers] of seen) {
            const query = {
              interval: 'daily',
              timezone: zone,
              start_date: first,
              end_date: last,
              states,
            } as const;
            const { items } = await dailyStats(scope, query, of);
            const countedDays = items.filter(({ count }) => count !== 0);
            expect(countedDays).toEqual(await counted(advertisers, { states, zone, ...period }));
          }
        }
      },
    );
    await fc.assert(property, seeded(8, 300));
  }, 1_200_000);

  test('that are wrong are found, and made anew', async () => {
    await charted.make({
      what: 'new',
      advertiser: 1,
      state: 'pending',
      at: new Date(START).toISOString(),
      testing: false,
    });
    await charted.system().write(foldStats);
    await charted.run(sql`update stats_sums set q7 = coalesce(q7, 0) + 3 where owner = 'organization'`);
    expect(await statsDrift(charted.system())).toBeGreaterThan(0);
    await rebuildActivity(charted.database);
    expect(await statsDrift(charted.system())).toBe(0);
  });

  test('of an organization are not seen by who may not see all of it', async () => {
    await charted.make({
      what: 'new',
      advertiser: 2,
      state: 'pending',
      at: new Date(START).toISOString(),
      testing: false,
    });
    await charted.system().write(foldStats);
    const owners = (ids: string[]) =>
      charted
        .scopeOf(...ids)
        .read((tx) =>
          rowsOf(
            tx,
            { owner: text },
            sql`select distinct owner from stats_sums where num_nonnulls(${quartersOf((name) => name)}) > 0 order by owner`,
          ),
        );
    expect((await owners(['1', '2', '3'])).map(({ owner }) => owner)).toEqual([
      'advertiser',
      'organization',
      'promotion',
    ]);
    expect((await owners(['1', '2'])).map(({ owner }) => owner)).toEqual(['advertiser', 'promotion']);
    expect(await owners(['1'])).toEqual([]);
    expect(await owners([])).toEqual([]);
  });
});
