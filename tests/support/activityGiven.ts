// Only for tests: redemptions that the engine moved at moments of our choosing, with their postings.
import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { openChange } from '../../platform/foundation/changes/change.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { moveRedemption } from '../../platform/fulfillment/redemptions/money/move.ts';
import { post } from '../../platform/money/ledger/post.ts';
import { insertSamples, type RedemptionSample } from '../../platform/testing/activityOracle.ts';
import type { TestPlatform } from '../../platform/testing/testPlatform.ts';
import type { RedemptionStep } from '../../schema/foundation/transitions.ts';

const BUDGETED = 100_000_000n;
const STEPS: Record<RedemptionSample['state'], readonly RedemptionStep[]> = {
  booked: [],
  pending: ['activate'],
  redeemed: ['activate', 'redeem'],
  refunded: ['activate', 'redeem', 'refund'],
  canceled: ['activate', 'cancel'],
  blocked: ['activate', 'redeem', 'block'],
};

/** Gives each of three advertisers money in every currency that redemptions of `activityOracle.ts` are charged in. */
export const fundAll = ({ database }: TestPlatform) =>
  systemScope(database).write((tx) =>
    post(
      tx,
      ['1', '2', '3'].flatMap((advertiserId) =>
        ['EUR', 'GBP', 'JPY'].map(
          (currency) => ({ advertiserId, currency, kind: 'credit', amount: BUDGETED }) as const,
        ),
      ),
    ),
  );

/** Books these and lets each take its steps at its moment: the clock of business stands there while the engine moves it, and posts. */
export async function giveAll(platform: TestPlatform, all: readonly RedemptionSample[]): Promise<void> {
  for (const redemption of all) await give(platform, redemption);
}

async function give(platform: TestPlatform, redemption: RedemptionSample): Promise<void> {
  await insertSamples(platform, [{ ...redemption, state: 'booked' }]);
  const scope = systemScope(platform.database);
  const advertiserId = String(redemption.advertiser);
  const [row] = await scope.read((tx) =>
    rowsOf(
      tx,
      { id: text, charge: text, currency: text },
      sql`select id::text as id, coalesce(charge, face_value)::text as charge, coalesce(charge_currency, currency) as currency
        from redemptions order by redemptions.id desc limit 1`,
    ),
  );
  if (!row) throw new Error('Nothing was made');
  const { id, currency } = row;
  if (row.charge !== '0')
    await scope.write((tx) =>
      post(tx, [
        { advertiserId, currency, kind: 'book', amount: BigInt(row.charge), reference: `redemption:${id}` },
      ]),
    );
  await platform.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    for (const step of STEPS[redemption.state]) {
      const nextStep = step === 'refund' && redemption.at.getTime() % 2 === 1 ? 'reverse' : step;
      // Later events of the redemption happen a day later, and do not count separately.
      const at = new Date(
        redemption.at.getTime() + (step === 'activate' || step === 'redeem' ? 0 : 86_400_000),
      );
      await tx.execute(sql`update platform_clock set shift = ${at.toISOString()}::timestamptz - now()`);
      await moveRedemption(openChange(tx, { scope }), { advertiserId, id, step: nextStep, madeBy: null });
    }
  });
}
