import { sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf, text } from '../../foundation/database/rows.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { importCodes } from '../../fulfillment/codes/importCodes.ts';
import { type Supplied, storeCodes } from '../../fulfillment/codes/supplied.ts';
import { openCards } from '../../fulfillment/redemptions/cards/writeOperations.ts';
import type { DemoSku } from './catalog/catalogue.ts';
import { isFromPool } from './catalog/providers.ts';
import type { DemoRedemption } from './redemptions.ts';

/** Number of latest redemptions that have a code that can be opened. */
const WITH_CODES = 400;

/** Seals a code for each of the redemptions that were redeemed last, as the provider that is Guerdon itself makes them; goods under way are tracked. */
export async function demoCodes(
  tx: Queries,
  box: CodeBox,
  redemptions: readonly DemoRedemption[],
): Promise<void> {
  const tracked = redemptions.filter(({ trackingCode, state }) => trackingCode && state === 'redeemed');
  const latest = redemptions
    .filter(({ state, orderStatus }) => state === 'redeemed' && !orderStatus)
    .sort((one, other) => (other.redeemedAt?.getTime() ?? 0) - (one.redeemedAt?.getTime() ?? 0))
    .slice(0, WITH_CODES);
  const byOwner = new Map<string, Supplied[]>();
  for (const { id, advertiserId, cancelable, trackingCode } of [...latest, ...tracked]) {
    const supplied: Supplied = {
      redemptionId: id,
      expiresAt: null,
      cancelable: cancelable ?? false,
      orderStatus: null,
      trackingCode: null,
      codes: [
        trackingCode
          ? { usage: 'tracking', value: trackingCode }
          : { usage: 'primary', value: box.issued(`demo:${id}`) },
      ],
    };
    byOwner.set(advertiserId, [...(byOwner.get(advertiserId) ?? []), supplied]);
  }
  for (const [advertiserId, supplied] of byOwner) {
    await storeCodes(tx, { advertiserId, box, supplied, isDead: false });
    const cards = supplied.filter(({ codes: [code] }) => code?.usage === 'primary');
    await openCards(tx, { advertiserId, redemptionIds: cards.map(({ redemptionId }) => redemptionId) });
  }
  await answerOrders(tx);
}

/** The answered order of each code that can be killed: a refund kills it by its reference. */
async function answerOrders(tx: Queries): Promise<void> {
  await tx.execute(sql`insert into provider_orders
      (advertiser_id, redemption_id, attempt, key, provider_id, state, asked_at, answered_at, provider_reference)
    select r.advertiser_id, r.id, 1, o.key, s.provider_id, 'answered', r.redeemed_at, r.redeemed_at, o.key::text
    from redemptions r join skus s on s.sku = r.sku join providers p on p.id = s.provider_id and p.kind <> 'pool'
    cross join lateral (select md5('demo:' || r.id)::uuid as key) o
    where r.state = 'redeemed' and r.cancelable`);
}

/** Numbers of codes in the pool, cycled by reward: some run out soon. */
const POOLED = [50, 6, 24, 12, 36];

/** Fills the pools of rewards whose codes are bought in advance; the redemptions are there. */
export async function demoPools(tx: Queries, box: CodeBox, skus: readonly DemoSku[]): Promise<void> {
  const pooled = skus.filter(({ sku, status }) => status === 'enabled' && isFromPool(sku.slice(0, 3)));
  // Redemptions that wait for their code are promised one; the others can be given.
  const waiting = await rowsOf(
    tx,
    { sku: text, count: number },
    sql`select sku, count(*)::int as count from redemptions where state in ('booked', 'pending', 'failed') group by 1`,
  );
  const promised = new Map(waiting.map(({ sku, count }) => [sku, count]));
  const codes = pooled.flatMap(({ sku }, place) =>
    Array.from({ length: (promised.get(sku) ?? 0) + (POOLED[place % POOLED.length] ?? 0) }, (_, n) => ({
      sku,
      code: box.issued(`demo:pool:${sku}:${n}`),
      expiresAt: null,
      batchNo: 'DEMO-1',
    })),
  );
  await importCodes(
    tx,
    box,
    codes.map((code, index) => ({ ...code, n: index + 1 })),
  );
}
