import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../foundation/access/scope.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startUsedInventory, type UsedInventory } from '../../testing/usedInventory.ts';
import { foldActivity } from '../activityReport/rollup/fold.ts';
import { sumsBetween } from './sumsBetween.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
let inventory: UsedInventory;
beforeAll(async () => {
  inventory = await startUsedInventory(seed);
});
afterAll(() => inventory?.world.close());

const HOUR = 3_600_000;

/** Moments at all hours over months, days and hours, the last of them to come. */
const MOMENTS: readonly number[][] = [
  [-40 * 24, -12.5 * 24, 48],
  [-70 * 24, -31 * 24 + 3, -3, 48],
  [-29 * 24, 1],
  [-30 * 24 + 11, -29 * 24 + 11, -28 * 24 + 11],
];

test('INVREP-11: sums between moments are the redemptions, before and after the job has summed them up', async () => {
  const scope = systemScope(inventory.world.platform.database);
  const now = Date.now();
  const check = () =>
    scope.read(async (tx) => {
      for (const moments of MOMENTS) {
        const starts = moments.map((hours) => new Date(now + hours * HOUR));
        const at = `{${starts.map((start) => start.toISOString()).join(',')}}`;
        const counted = await storedRows(
          tx,
          sql`select * from (select r.sku, width_bucket(r.redeemed_at, ${at}::timestamptz[]) as place, count(*)::text as pieces, sum(r.face_value)::text as amount
            from redemptions r where r.redeemed_at is not null group by 1, 2) c where place between 1 and ${starts.length - 1}::int order by 1, 2`,
        );
        const rows = await storedRows(
          tx,
          sql`select sku, place, pieces::text, amount::text from (${sumsBetween(starts)}) f order by 1, 2`,
        );
        expect(counted.length).toBeGreaterThan(0);
        expect(rows, `seed ${seed}, ${moments}`).toEqual(counted);
      }
    });
  await check();
  await scope.write(foldActivity);
  await check();
});
