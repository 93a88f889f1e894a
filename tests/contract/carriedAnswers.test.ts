import { sql } from 'drizzle-orm';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../platform/database/connection.ts';
import type { Ability } from '../../schema/abilities.ts';
import { textOf } from '../house/tree.ts';
import { abilitiesFor, carriedFields } from '../support/askable.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const OPERATOR = 'operator@guerdon.example';

/** A change by a holder of one ability alone: what its input is made from, and the fields of its answer that carry something. */
interface Case {
  mutation: string;
  ability: Ability;
  /** Fields carried, by the member of the answer that they belong to. */
  carried: readonly string[];
  input: (world: World) => Promise<object>;
}

const one = async (world: World, statement: ReturnType<typeof sql>) => {
  const [row] = await rowsOf<Record<string, string>>(world.database.db, statement);
  if (!row) throw new Error('The demo data have nothing of the kind');
  return row;
};
const anAdvertiser = (world: World) =>
  one(world, sql`select id::text as id, version from advertisers where status = 'enabled' order by id limit 1`);
const redeemed = (world: World) =>
  one(
    world,
    sql`update redemptions set cancelable = true where (advertiser_id, id) = (
      select r.advertiser_id, r.id from redemptions r join advertisers a on a.id = r.advertiser_id
        join promotions p on p.id = r.promotion_id join skus s on s.sku = r.sku
      where r.state = 'redeemed' and a.status = 'enabled' and p.status = 'enabled' and s.status = 'enabled'
      order by r.id desc limit 1) returning id::text as id`,
  );

const CASES: Case[] = [
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
      ...{ amount: '5', type: 'credit', description: 'Carried' },
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
            where a.status = 'enabled' and l.unallocated > 1000 and not exists (
              select from allocations x where x.advertiser_id = a.id and x.type = 'open') order by a.id limit 1`,
        )
      ).id,
      ...{ type: 'open', amount: '5', noExpiration: true },
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
    input: async (world) => ({ ...(await redeemed(world)), former: 'refund' }),
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
      ...{ currency: 'EUR', budget: '5', version: 0 },
    }),
  },
];

/** A SKU of the inventory report that has no alert yet. */
async function watchedSku(world: World): Promise<string> {
  const { body } = await world.rest<{ items: { sku: string | null; alert: unknown }[] }>(
    OPERATOR,
    'GET',
    '/api/me/inventory_report?per_page=50',
  );
  const free = body.items.find(({ sku, alert }) => sku !== null && !alert);
  if (!free?.sku) throw new Error('The report has no stock');
  return free.sku;
}

const schema = buildSchema(textOf('schema/gateway.graphql'));
const CARRIED = new Map(carriedFields(schema).map(({ name, field }) => [name, field]));

test('API-8: each field that carries something is asked for here', () => {
  const asked = CASES.flatMap(({ carried }) => carried);
  expect([...CARRIED.keys()].filter((name) => !asked.includes(name))).toEqual([]);
});

describe.each(ENGINES)('what answers carry on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
  });
  afterAll(() => world?.close());

  test.each(CASES)(
    'API-8: $mutation tells $carried to whoever could read it, and to nobody else',
    async ({ mutation, ability, carried, input }) => {
      const own = await input(world);
      const reading = carried.map((name) => abilitiesFor(CARRIED.get(name) as never)?.[0] as Ability);
      const blind = await makeService(world, [ability]);
      const seeing = await makeService(world, [...new Set([ability, ...reading])]);
      const none = Object.fromEntries(carried.map((name) => [name.split('.')[1], null]));
      const told = await tryChange(world, blind, { mutation, carried, input: own });
      expect(told).toEqual({ errors: undefined, member: memberOf(carried), ...none });
      const whole = await tryChange(world, seeing, { mutation, carried, input: own });
      expect(whole).toMatchObject({ errors: undefined, member: memberOf(carried) });
      for (const field of Object.keys(none)) expect(whole).toHaveProperty(`${field}.__typename`);
    },
  );
});

const memberOf = ([name = '']: readonly string[]) => name.split('.')[0];

let keys = 0;

/** Tries a change and answers the member of its union with what is carried. */
async function tryChange(
  world: World,
  caller: string,
  { mutation, carried, input }: Pick<Case, 'mutation' | 'carried'> & { input: object },
): Promise<Record<string, unknown>> {
  const type = schema.getMutationType()?.getFields()[mutation]?.args[0]?.type.toString();
  const member = memberOf(carried);
  const fields = carried.map((name) => `${name.split('.')[1]} { __typename }`).join(' ');
  const document = `mutation ($input: ${type}) { told: ${mutation}(input: $input) {
    member: __typename
    ... on ${member} { ${fields} }
    ... on InvalidInput { fieldErrors { field rule } }
    ... on Refused { code message }
  } }`;
  keys += 1;
  const isKeyed = type !== undefined && /idempotencyKey: ID!/.test(inputText(type));
  const sent = { ...input, dryRun: true, ...(isKeyed && { idempotencyKey: `carried ${keys}` }) };
  const { data, errors } = await world.graph<{ told: object }>(caller, document, { input: sent });
  return { errors, ...data?.told };
}

/** How an input type is written in the schema. */
function inputText(type: string): string {
  const name = type.replace('!', '');
  const from = textOf('schema/gateway.graphql').split(`input ${name} {`)[1] ?? '';
  return from.slice(0, from.indexOf('\n}'));
}

/** A service account of the provider with these abilities alone; its client id, by which the world asks. */
async function makeService(world: World, abilities: readonly Ability[]): Promise<string> {
  const made = await world.rest<{ service_account: { client_id: string } }>(
    OPERATOR,
    'POST',
    '/api/service_accounts',
    { name: 'carried', organization_id: null, abilities },
    { 'idempotency-key': `service-${(keys += 1)}` },
  );
  return made.body.service_account.client_id;
}
