import { sql } from 'drizzle-orm';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import type { Ability } from '../../schema/foundation/abilities.ts';
import type { World } from './world.ts';

const OPERATOR = 'operator@guerdon.example';

/** A change by a holder of a single ability: the source of its input, and the fields of its result that contain nouns. */
export interface CarriedCase {
  mutation: string;
  ability: Ability;
  /** Fields carried, by the member of the answer that they belong to. */
  carried: readonly string[];
  input: (world: World) => Promise<object>;
}

const one = async (world: World, statement: ReturnType<typeof sql>) => {
  const [row] = await storedRows<Record<string, string>>(world.database.db, statement);
  if (!row) throw new Error('The demo data have nothing of the kind');
  return row;
};
const anAdvertiser = (world: World) =>
  one(
    world,
    sql`select id::text as id, version from advertisers where status = 'enabled' order by id limit 1`,
  );
const redeemed = (world: World) =>
  one(
    world,
    sql`update redemptions set cancelable = true where (advertiser_id, id) = (
      select r.advertiser_id, r.id from redemptions r join advertisers a on a.id = r.advertiser_id
        join promotions p on p.id = r.promotion_id join skus s on s.sku = r.sku
      where r.state = 'redeemed' and a.status = 'enabled' and p.status = 'enabled' and s.status = 'enabled'
      order by r.id desc limit 1) returning id::text as id`,
  );

/** Changes whose result contains nouns, each with the ability that its caller needs. */
export const CARRIED_CASES: CarriedCase[] = [
  {
    mutation: 'updateBudgetAlerts',
    ability: 'editBudgetAlerts',
    carried: ['UpdateBudgetAlertsSuccess.advertiser'],
    input: async (world) => ({ ...(await anAdvertiser(world)), alert1: '5' }),
  },
  {
    mutation: 'updateBudgetAlerts',
    ability: 'editBudgetAlerts',
    carried: ['StaleAdvertiser.current'],
    input: async (world) => ({ ...(await anAdvertiser(world)), version: 9999, alert1: '5' }),
  },
  {
    mutation: 'rejectAllocationRequest',
    ability: 'viewAllocationsReport',
    carried: ['DecideAllocationRequestSuccess.allocation', 'DecideAllocationRequestSuccess.advertiser'],
    input: async (world) => ({
      ...(await one(
        world,
        sql`select l.id::text as id, l.version from budget_lines l join accounts q on q.id = l.requester_id
          where l.status = 'pending' and l.allocation_id is not null and q.login <> ${OPERATOR} limit 1`,
      )),
      reason: 'No',
    }),
  },
  {
    mutation: 'updateDiscount',
    ability: 'editDiscounts',
    carried: ['UpdateDiscountSuccess.advertiser'],
    input: async (world) => ({
      advertiserId: (await anAdvertiser(world)).id,
      ...(await one(
        world,
        sql`select s.product_id as "productId" from skus s where s.status = 'enabled' and not exists (
          select from discounts d where d.product_id = s.product_id) limit 1`,
      )),
      version: 0,
      discount: '5',
    }),
  },
  {
    mutation: 'updateInvoicing',
    ability: 'editInvoicing',
    carried: ['UpdateInvoicingSuccess.advertiser'],
    input: async (world) => {
      const { id } = await anAdvertiser(world);
      const { body } = await world.rest(OPERATOR, 'GET', `/api/advertisers/${id}/invoicing`);
      return { id, version: body.version, siret: '7' };
    },
  },
  {
    mutation: 'updateBudget',
    ability: 'createBudget',
    carried: ['UpdateBudgetSuccess.advertiser'],
    input: async (world) => ({
      id: (await anAdvertiser(world)).id,
      amount: '5',
      type: 'credit',
      description: 'ReadableNoun',
    }),
  },
  {
    mutation: 'createAllocation',
    ability: 'createInventory',
    carried: ['CreateAllocationSuccess.advertiser'],
    input: async (world) => ({
      advertiserId: (
        await one(
          world,
          sql`select a.id::text as id from advertisers a join advertiser_balances l on l.advertiser_id = a.id
            where a.status = 'enabled' and not exists (
              select from allocations x where x.advertiser_id = a.id and x.type = 'open') order by l.balance desc limit 1`,
        )
      ).id,
      type: 'open',
      amount: '5',
      noExpiration: true,
    }),
  },
  {
    mutation: 'updateAllocation',
    ability: 'editInventory',
    carried: ['UpdateAllocationSuccess.advertiser'],
    input: async (world) => ({
      ...(await one(
        world,
        sql`select advertiser_id::text as "advertiserId", id::text as id, version from allocations
          where type = 'committed' and status = 'pending' limit 1`,
      )),
      externalId: 'carried',
    }),
  },
  {
    mutation: 'refundRedemption',
    ability: 'forceRefundRedemptions',
    carried: ['RefundRedemptionSuccess.redemption'],
    input: async (world) => ({ ...(await redeemed(world)), forceCodeCancel: true, reason: 'By phone' }),
  },
  {
    mutation: 'replaceRedemption',
    ability: 'forceRefundRedemptions',
    carried: ['ReplaceRedemptionSuccess.redemption', 'ReplaceRedemptionSuccess.replacement'],
    input: async (world) => ({ ...(await replaceable(world)), former: 'refund' }),
  },
  {
    mutation: 'saveRunOutAlert',
    ability: 'editBudgetAlerts',
    carried: ['SaveRunOutAlertSuccess.row'],
    input: async (world) => ({ sku: await watchedSku(world), workingDays: 7, version: 0 }),
  },
  {
    mutation: 'saveRunOutAlert',
    ability: 'editBudgetAlerts',
    carried: ['StaleInventoryRow.current'],
    input: async (world) => ({ sku: await watchedSku(world), workingDays: 7, version: 99 }),
  },
  {
    mutation: 'declareSourceBudget',
    ability: 'createBudget',
    carried: ['DeclareSourceBudgetSuccess.row'],
    input: async (world) => ({
      ...(await one(
        world,
        sql`select p.id::text as "providerId" from providers p where not exists (
          select from reward_sources s where s.provider_id = p.id and s.currency = 'EUR') limit 1`,
      )),
      currency: 'EUR',
      budget: '5',
      version: 0,
    }),
  },
];

/** A SKU in stock that has no alert yet. */
const watchedSku = async (world: World) =>
  (
    await one(
      world,
      sql`select c.sku from reward_codes c where not exists (select from run_out_alerts a where a.sku = c.sku) limit 1`,
    )
  ).sku;

/** A redeemed redemption whose reward can still be replaced. */
async function replaceable(world: World): Promise<{ id: string }> {
  const candidates = await rowsOf(
    world.database.db,
    { id: text },
    sql`update redemptions set cancelable = true where (advertiser_id, id) in (
      select distinct on (promotion_id, sku) advertiser_id, id from redemptions where state = 'redeemed') returning id::text as id`,
  );
  for (const { id } of candidates) {
    const path = `/api/redemptions/${id}/replace?dry_run=true`;
    const key = { 'idempotency-key': `replaceable-${id}` };
    if ((await world.rest(OPERATOR, 'POST', path, { former: 'refund' }, key)).status === 200) return { id };
  }
  throw new Error('The demo data have nothing to replace');
}
