import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../../tests/support/world.ts';
import { json, rowsOf } from '../../../../foundation/database/rows.ts';
import { storedRows } from '../../../../testing/storedRows.ts';
import type { Json } from '../../../../testing/testPlatform.ts';

describe.each(ENGINES)('deciding about requests on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 100_000);
  });
  afterAll(() => world?.close());

  const budget = async (id = '1') =>
    (await world.call('operator', 'GET', `/api/advertisers/${id}/budget`)).body;
  const allocation = async (id: unknown) =>
    (await world.call('retailer', 'GET', `/api/advertisers/1/allocations/${id}`)).body;
  const requestAllocation = async (body: object = committed(2, '10'), login = 'retailer') => {
    const answer = (await world.ask(body, { login })).body;
    return { lineId: String(answer.request?.id), allocationId: String(answer.allocation?.id) };
  };
  const mails = () =>
    rowsOf(
      world.database.db,
      { payload: json<Json>() },
      sql`select payload from jobs where kind = 'mail' order by id`,
    );

  test('ALLOC-13, INVENT-18: approved, the money moves, its rewards are given free and the requester is told', async () => {
    const { lineId, allocationId } = await requestAllocation();
    const before = await budget();
    const { status, body } = await world.decide('approve', lineId);
    expect(status).toBe(200);
    expect(body.allocation).toMatchObject({
      status: 'enabled',
      state: 'ready',
      amount: '20.00',
      amount_used: '0.00',
      amount_pending: '0.00',
      amount_available: '20.00',
      is_available: true,
      is_editable: false,
      allocated_rewards: [{ status: 'enabled', enabled: true }],
    });
    expect(body.request).toMatchObject({
      budget_line_item: { status: 'approved' },
      grantor: { name: 'Second', email: 'second@guerdon.example' },
      can_decide: false,
      version: 2,
    });
    const free = String(before.unallocated);
    expect(body.effects).toEqual({
      postings: [
        { kind: 'allocate', amount: '20.00', currency: 'EUR', from: 'unallocated', to: 'allocation' },
      ],
      figures: [
        {
          name: 'unallocated',
          allocation_id: null,
          currency: 'EUR',
          before: free,
          after: (Number(free) - 20).toFixed(2),
        },
        expect.objectContaining({ name: 'allocated' }),
        expect.objectContaining({ name: 'requested' }),
        expect.objectContaining({ name: 'allocation_amount_pending', before: '20.00', after: '0.00' }),
        expect.objectContaining({ name: 'allocation_amount', before: '0.00', after: '20.00' }),
        expect.objectContaining({ name: 'allocation_amount_available', before: '0.00', after: '20.00' }),
      ],
      mails: [{ recipient: 'retailer', subject: 'Your allocation request for Alpha is approved' }],
    });
    expect((await mails()).at(-1)?.payload).toMatchObject({
      accountId: '2',
      template: 'allocation_approved',
    });
    const advertiser = (await world.call('retailer', 'GET', '/api/advertisers/1')).body;
    expect(advertiser).toMatchObject({ has_committed_allocation: true });
    const [line] = await storedRows(
      world.database.db,
      sql`select t.kind, t.reference, t.made_by from budget_lines l join ledger_txns t on t.id = l.txn_id where l.id = ${lineId}`,
    );
    expect(line).toEqual({ kind: 'allocate', reference: `budget_line:${lineId}`, made_by: '10' });
    expect((await allocation(allocationId)).version).toBe(2);
  });

  test('INVENT-17: rejected, nothing moves, what was never approved reads as rejected, and the requester is told', async () => {
    const { lineId, allocationId } = await requestAllocation(committed(1, '7'), 'colleague');
    const before = await budget();
    const { body } = await world.decide('reject', lineId);
    expect(body.allocation).toMatchObject({
      status: 'disabled',
      state: 'expired',
      display: 'rejected',
      amount: '0.00',
      is_available: false,
      allocated_rewards: [{ status: 'disabled', enabled: false }],
    });
    expect(body.effects).toMatchObject({
      postings: [],
      mails: [{ recipient: 'Colleague', subject: 'Votre demande de dotation pour Alpha a été rejetée' }],
    });
    expect(before).toMatchObject({ requested: '7.00' });
    expect(await budget()).toEqual({ ...before, requested: '0.00' });
    expect((await allocation(allocationId)).status).toBe('disabled');
  });

  test('ALLOC-37, ALLOC-54: after the funds are gone an approval is refused with what is free, and changes nothing', async () => {
    const { unallocated } = await budget();
    const all = await requestAllocation(committed(1, String(unallocated)));
    const one = await requestAllocation(committed(1, '0.01'));
    await world.decide('approve', all.lineId);
    const before = await world.picture();
    const { status, body } = await world.decide('approve', one.lineId);
    expect([status, body.error_name]).toEqual([409, 'insufficient_unallocated_budget']);
    expect(String(body.message)).toContain('€0.01 is requested, €0.00 is free');
    expect(await world.picture()).toBe(before);
    await world.fund('1', 100_000);
    expect((await world.decide('approve', one.lineId)).status).toBe(200);
  });

  test('ALLOC-8: further requests of an open allocation are decided one by one; a rejected one takes its own rewards along', async () => {
    const first = await requestAllocation(open('100', REWARDS.fine));
    const second = await requestAllocation(open('50', REWARDS.other));
    expect(second.allocationId).toBe(first.allocationId);
    const rejected = await world.decide('reject', first.lineId);
    expect(rejected.body.allocation).toMatchObject({ status: 'pending', amount_pending: '50.00' });
    const approved = await world.decide('approve', second.lineId);
    expect(approved.body.allocation).toMatchObject({
      status: 'enabled',
      amount: '50.00',
      allocated_rewards: [
        { reward: { sku: REWARDS.fine }, status: 'disabled' },
        { reward: { sku: REWARDS.other }, status: 'enabled' },
      ],
    });
    const again = await requestAllocation({
      ...open('0', REWARDS.fine),
      expiration_datetime: '2031-01-01T00:00:00Z',
      no_expiration: false,
    });
    expect(await allocation(again.allocationId)).toMatchObject({ no_expiration: true, version: 3 });
    const brought = await world.decide('approve', again.lineId);
    expect(brought.body.effects?.postings).toEqual([]);
    expect(brought.body.allocation).toMatchObject({
      expiration_datetime: '2031-01-01T00:00:00.000Z',
      allocated_rewards: [{ status: 'enabled' }, { status: 'enabled' }],
    });
    const back = await requestAllocation(open('-20'));
    const approval = await world.decide('approve', back.lineId);
    expect(approval.body.allocation).toMatchObject({ amount: '30.00', amount_available: '30.00' });
    expect(approval.body.effects?.postings).toMatchObject([{ kind: 'deallocate', amount: '20.00' }]);
    const report = (await world.call('second', 'GET', '/api/me/allocations_report?types=open_reward')).body;
    expect(report.items).toMatchObject([
      {
        id: again.lineId,
        virtual_good_inventory: [
          {
            count: null,
            status: 'enabled',
            virtual_currency: {
              cost_of_unit: '10.00',
              currency: 'EUR',
              caption: 'Everyday 10',
              sku: REWARDS.fine,
            },
          },
        ],
      },
      { id: second.lineId },
      {
        id: first.lineId,
        virtual_good_inventory: [{ status: 'disabled' }],
        budget_line_item: { status: 'rejected' },
      },
    ]);
  });

  test('an allocation that would end in the past is not approved', async () => {
    const { lineId, allocationId } = await requestAllocation();
    for (const table of ['allocations', 'budget_lines']) {
      const key = table === 'allocations' ? sql`id = ${allocationId}` : sql`id = ${lineId}`;
      await world.database.db.execute(
        sql`update ${sql.identifier(table)} set expires_at = now() - interval '1 day' where ${key}`,
      );
    }
    const { status, body } = await world.decide('approve', lineId);
    expect([status, body.error_name]).toEqual([409, 'allocation_expired']);
  });

  test('an allocation that ends before the business clock is not approved, and is listed as over', async () => {
    const { lineId, allocationId } = await requestAllocation();
    const { db } = world.database;
    for (const [table, id] of [
      ['allocations', allocationId],
      ['budget_lines', lineId],
    ] as const)
      await db.execute(
        sql`update ${sql.identifier(table)} set expires_at = now() + interval '1 day' where id = ${id}`,
      );
    await db.execute(sql`update platform_clock set shift = '2 days'`);
    try {
      const { status, body } = await world.decide('approve', lineId);
      expect([status, body.error_name]).toEqual([409, 'allocation_expired']);
    } finally {
      await db.execute(sql`update platform_clock set shift = '0'`);
    }
  });

  test('API-7: what is decided is what was seen: a stale version answers the request as it is', async () => {
    const { lineId, allocationId } = await requestAllocation();
    await world.change(allocationId, 1, { rewards: [{ sku: REWARDS.fine, quantity: 9 }] });
    const { status, body } = await world.decide('approve', lineId, { version: 1 });
    expect([status, body.error_name]).toEqual([409, 'stale_version']);
    expect(body.current).toMatchObject({
      version: 2,
      budget_line_item: { status: 'pending', amount: '90.00' },
    });
  });

  test('a try shows what a decision does and leaves no trace', async () => {
    const { lineId } = await requestAllocation();
    const before = await world.picture();
    const key = 'tried-then-done';
    const tried = await world.decide('approve', lineId, { query: '?dry_run=true', key });
    expect(tried.body).toMatchObject({
      allocation: { status: 'enabled' },
      effects: { postings: [{ amount: '20.00' }] },
    });
    expect(await world.picture()).toBe(before);
    const approval = await world.decide('approve', lineId, { key });
    expect(approval.body.effects).toEqual(tried.body.effects);
  });

  test('the ledger ties after all of it', async () => {
    expect(await world.ties()).toBe(true);
  });
});
