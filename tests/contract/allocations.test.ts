import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const SHOP = 'shop@cornershop.example';
const OPERATOR = 'operator@guerdon.example';
const SECOND = 'second.operator@guerdon.example';

const MONEY = '{ amount currency }';
const ALLOCATION = `id status state display isEditable version externalId noExpiration amount ${MONEY} amountUsed ${MONEY}
  amountPending ${MONEY} amountAvailable ${MONEY} requestedAmount ${MONEY} requestMinimum ${MONEY}
  allocatedRewards { quantity quantityAvailable status sellingPrice ${MONEY} reward { sku name faceValue ${MONEY} } }`;
const REQUEST = `id version canDecide reason expiration { expiresAt noExpiration } createdAt updatedAt retailer { id name } budgetAllocation { id type status }
  budgetLineItem { type status amount ${MONEY} } requester { name email } grantor { name email }
  virtualGoodInventory { count status virtualCurrency { caption sku costOfUnit ${MONEY} } }`;
const EFFECTS = `effects { postings { kind from to amount ${MONEY} } figures { name before ${MONEY} after ${MONEY} } mails { recipient subject } }`;
const OUTCOME = `__typename ... on InvalidInput { fieldErrors { field rule limit } } ... on Refused { code message }`;
const CREATE = `mutation ($input: CreateAllocationInput!) { createAllocation(input: $input) { ${OUTCOME}
  ... on CreateAllocationSuccess { allocation { ${ALLOCATION} } request { ${REQUEST} } ${EFFECTS} advertiser { id } } } }`;
const UPDATE = `mutation ($input: UpdateAllocationInput!) { updateAllocation(input: $input) { ${OUTCOME}
  ... on UpdateAllocationSuccess { allocation { ${ALLOCATION} } request { ${REQUEST} } }
  ... on StaleAllocation { current { version externalId } } } }`;
const decided = (verb: 'approve' | 'reject' | 'withdraw', type: string) => `mutation ($input: ${type}!) {
  ${verb}AllocationRequest(input: $input) { ${OUTCOME} ... on StaleAllocationRequest { current { version } }
  ... on DecideAllocationRequestSuccess { allocation { ${ALLOCATION} } request { ${REQUEST} } ${EFFECTS} advertiser { hasCommittedAllocation } } } }`;
const APPROVE = decided('approve', 'ApproveAllocationRequestInput');
const REJECT = decided('reject', 'RejectAllocationRequestInput');
const WITHDRAW = decided('withdraw', 'WithdrawAllocationRequestInput');
const READ = `query ($id: ID!, $search: String) { advertiser(id: $id) { budget { unallocated ${MONEY} allocated ${MONEY} requested ${MONEY} }
  openAllocation { ${ALLOCATION} } committedAllocationsSummary { count pendingCount amount ${MONEY} }
  committedAllocations(search: $search) { items { ${ALLOCATION} } page { size totalCount } } } }`;
const REPORT = `query ($filter: AllocationsReportFilter, $sort: AllocationsReportSort) { allocationsReport(filter: $filter, sort: $sort) {
  items { ${REQUEST} } page { size totalCount } } }`;

// biome-ignore lint/suspicious/noExplicitAny: answers of the graph, looked into freely
type Loose = any;

describe.each(ENGINES)('allocations through the graph on %s', (engine) => {
  let world: World;
  let id: string;
  let sku: string;
  let key = 0;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    const { advertisers } = await world.ask<Loose>(
      RETAILER,
      '{ advertisers { items { id allowCommittedAllocation billingCurrency } } }',
      {},
    );
    const inEuros = advertisers.items.find(
      (one: Loose) => one.allowCommittedAllocation && one.billingCurrency === 'EUR',
    );
    id = inEuros?.id ?? advertisers.items.find((one: Loose) => one.allowCommittedAllocation)?.id;
    const credit = { amount: '1000', type: 'credit', description: 'Funding' };
    const funded = await world.rest(OPERATOR, 'PUT', `/api/advertisers/${id}/budget`, credit, {
      'idempotency-key': 'fund',
    });
    expect(funded.status).toBe(200);
    const [sold] = await rowsOf(
      world.database.db,
      { sku: text },
      sql`select s.sku from skus s join products p on p.id = s.product_id
        where s.status = 'enabled' and p.status = 'enabled' and p.country_restrictions = '{}' order by s.sku limit 1`,
    );
    sku = sold?.sku ?? '';
    expect([id, sku]).toEqual([expect.any(String), expect.any(String)]);
  });
  afterAll(() => world?.close());

  const mutate = async (login: string, document: string, input: object): Promise<Loose> => {
    key += 1;
    const answer = await world.graph(login, document, { input: { idempotencyKey: `key-${key}`, ...input } });
    return answer.errors ? answer : Object.values(answer.data ?? {})[0];
  };
  const change = async (login: string, input: object): Promise<Loose> =>
    (await world.graph(login, UPDATE, { input: { advertiserId: id, ...input } })).data?.updateAllocation;
  const read = async (search?: string): Promise<Loose> =>
    (await world.ask<Loose>(RETAILER, READ, { id, search })).advertiser;
  const stock = (quantity: number, sellingPrice: string) => ({
    advertiserId: id,
    type: 'committed',
    rewards: [{ sku, quantity, sellingPrice }],
    noExpiration: true,
    externalId: 'IO-graph',
  });

  test('ALLOC-13, ALLOC-50, INVENT-15: asked for, seen in the report, approved by a second person, read by the retailer to the cent', async () => {
    const before = await read();
    const tried = await mutate(RETAILER, CREATE, { ...stock(3, '12.5'), dryRun: true });
    expect(tried.__typename).toBe('CreateAllocationSuccess');
    expect(await read()).toEqual(before);

    const requestedBefore = before.budget.requested.amount;
    const creation = await mutate(RETAILER, CREATE, stock(3, '12.5'));
    expect(creation).toMatchObject({
      allocation: { status: 'pending', display: 'pending', isEditable: true, requestMinimum: null },
      request: { budgetAllocation: { type: 'committed' }, requester: { email: RETAILER }, canDecide: false },
      effects: {
        postings: [],
        figures: [
          {
            name: 'requested',
            before: { amount: requestedBefore },
            after: { amount: (Number(requestedBefore) + 37.5).toFixed(2) },
          },
          { name: 'allocation_amount_pending', before: { amount: '0.00' }, after: { amount: '37.50' } },
        ],
        mails: [],
      },
      advertiser: { id },
    });
    const filter = { advertiserId: id, statuses: ['pending'], types: ['committed'] };
    const { allocationsReport } = await world.ask<Loose>(SECOND, REPORT, { filter });
    expect(allocationsReport.page.size).toBe(20);
    expect(allocationsReport.items[0]).toEqual({ ...creation.request, canDecide: true });

    const own = { id: creation.request.id, version: creation.request.version };
    const preview = await mutate(SECOND, APPROVE, { ...own, dryRun: true });
    const approval = await mutate(SECOND, APPROVE, own);
    expect(approval.effects).toEqual(preview.effects);
    expect(approval).toMatchObject({
      allocation: { status: 'enabled', state: 'ready', amount: creation.allocation.requestedAmount },
      request: { budgetLineItem: { status: 'approved' }, grantor: { email: SECOND } },
      effects: { postings: [{ kind: 'allocate', from: 'unallocated', to: 'allocation' }] },
      advertiser: { hasCommittedAllocation: true },
    });
    expect(approval.effects.mails[0].subject).toMatch(/approved|approuvée/);
    const after = await read('IO-graph');
    expect(after.committedAllocations).toMatchObject({
      items: [{ id: creation.allocation.id, state: 'ready' }],
      page: { size: 5, totalCount: 1 },
    });
    const moved = Number(before.budget.unallocated.amount) - Number(after.budget.unallocated.amount);
    expect(moved.toFixed(2)).toBe('37.50');
    expect(await mutate(SECOND, APPROVE, own)).toMatchObject({ __typename: 'StaleAllocationRequest' });
  });

  test('ALLOC-51, INVENT-6: a pending one is changed by its version, a decided one is refused', async () => {
    const { allocation, request } = await mutate(RETAILER, CREATE, stock(1, '1'));
    const input = {
      id: allocation.id,
      version: allocation.version,
      externalId: 'IO-changed',
      rewards: [{ sku, quantity: 4 }],
    };
    expect(await change(RETAILER, input)).toMatchObject({
      allocation: { externalId: 'IO-changed', version: 2, allocatedRewards: [{ quantity: 4 }] },
      request: { version: 2 },
    });
    expect(await change(RETAILER, input)).toMatchObject({
      __typename: 'StaleAllocation',
      current: { version: 2 },
    });
    expect(
      await change(RETAILER, { ...input, version: 2, rewards: [{ sku, sellingPrice: '-1' }] }),
    ).toMatchObject({
      fieldErrors: [{ field: 'rewards.0.sellingPrice', rule: 'amount_too_low' }],
    });
    expect(await mutate(SECOND, REJECT, { id: request.id, version: 2 })).toMatchObject({
      fieldErrors: [{ field: 'reason', rule: 'required' }],
    });
    const rejected = await mutate(SECOND, REJECT, { id: request.id, version: 2, reason: 'Too late' });
    expect(rejected.request).toMatchObject({ reason: 'Too late' });
    expect(rejected.allocation).toMatchObject({ status: 'disabled', display: 'rejected' });
    expect(await change(RETAILER, { ...input, version: 3 })).toMatchObject({ code: 'not_editable' });
  });

  test('ALLOC-52, ALLOC-53, ALLOC-54, ALLOC-55: refusals name themselves and say what helps', async () => {
    const [reward] = stock(1, '1').rewards;
    expect(await mutate(RETAILER, CREATE, { ...stock(1, '1'), rewards: [reward, reward] })).toMatchObject({
      code: 'double_reward',
    });
    const much = await mutate(RETAILER, CREATE, stock(999_999, '900'));
    expect(much).toMatchObject({ code: 'insufficient_unallocated_budget' });
    expect(
      await mutate(OPERATOR, CREATE, { ...stock(1, '1'), advertiserId: await notAllowed() }),
    ).toMatchObject({ code: 'invalid_allocation' });
  });

  test('whoever asked does not decide, and only staff does', async () => {
    const { request } = await mutate(OPERATOR, CREATE, stock(1, '1'));
    const own = { id: request.id, version: request.version };
    expect(await mutate(OPERATOR, APPROVE, own)).toMatchObject({
      __typename: 'Refused',
      code: 'own_request',
    });
    for (const login of [RETAILER, 'platform_admin@roles.example']) {
      const { errors } = await mutate(login, APPROVE, own);
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });

  test('whoever asked withdraws: it is gone from what waits, and read as withdrawn', async () => {
    const { allocation, request } = await mutate(RETAILER, CREATE, stock(1, '1'));
    const own = { id: request.id, version: request.version };
    const waiting = `query ($a: ID!, $id: ID!) { allocation(advertiserId: $a, id: $id) { display
      waitingRequests { id type amount ${MONEY} canWithdraw version } } }`;
    const seen = () => world.ask<Loose>(RETAILER, waiting, { a: id, id: allocation.id });
    expect((await seen()).allocation.waitingRequests).toEqual([
      { ...own, type: 'allocate', amount: request.budgetLineItem.amount, canWithdraw: true },
    ]);
    expect((await mutate('user@roles.example', WITHDRAW, own)).errors[0].extensions.code).toBe('FORBIDDEN');
    const preview = await mutate(RETAILER, WITHDRAW, { ...own, dryRun: true });
    const withdrawal = await mutate(RETAILER, WITHDRAW, own);
    expect(withdrawal.effects).toEqual(preview.effects);
    expect(withdrawal).toMatchObject({
      allocation: { status: 'disabled', display: 'withdrawn' },
      request: { budgetLineItem: { status: 'withdrawn' }, grantor: null },
      effects: { postings: [], mails: [] },
    });
    expect(await seen()).toEqual({ allocation: { display: 'withdrawn', waitingRequests: [] } });
    expect(await mutate(RETAILER, WITHDRAW, own)).toMatchObject({ __typename: 'StaleAllocationRequest' });
    const version = own.version + 1;
    expect(await mutate(RETAILER, WITHDRAW, { ...own, version })).toMatchObject({
      code: 'already_decided',
    });
  });

  test('another’s is not there', async () => {
    const { allocation } = await mutate(RETAILER, CREATE, stock(1, '1'));
    const seen = await world.graph(
      SHOP,
      'query ($a: ID!, $id: ID!) { allocation(advertiserId: $a, id: $id) { id } }',
      { a: id, id: allocation.id },
    );
    expect(seen).toEqual({ data: { allocation: null } });
    const { errors } = await mutate('admin@roles.example', CREATE, { ...stock(1, '1'), advertiserId: '8' });
    expect(errors[0].extensions.code).toBe('NOT_FOUND');
  });

  const notAllowed = async (): Promise<string> => {
    const { advertisers } = await world.ask<Loose>(
      OPERATOR,
      '{ advertisers(page: { size: 50 }) { items { id allowCommittedAllocation } } }',
      {},
    );
    return advertisers.items.find((one: Loose) => !one.allowCommittedAllocation)?.id;
  };
});
