import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AllocationState, AllocationStatus } from '../../../schema/foundation/transitions.ts';
import { ALLOCATION_DISPLAYS, displayOf } from '../../../schema/money/allocations/allocationStates.ts';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../tests/support/world.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { post, reverse } from '../ledger/post.ts';

interface Listed {
  id: string;
  status: AllocationStatus;
  state: AllocationState;
}

describe.each(ENGINES)('reading allocations on %s', (engine) => {
  let world: AllocationWorld;
  const idsByName: Record<string, string> = {};
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
    await world.fund('3', 1000, 'GBP');
    const request = {
      rejected: committed(1, '5'),
      pending: committed(2, '5'),
      used: committed(1, '5'),
      ready: committed(1, '5'),
    };
    const more = { active: committed(2, '5'), expired: committed(1, '5'), fund: open('50', REWARDS.fine) };
    for (const [name, body] of Object.entries({ ...request, ...more })) {
      const answer = (
        await world.ask({ ...body, external_id: `IO-${name}`, description: `Note 50% ${name}` })
      ).body;
      idsByName[name] = String(answer.allocation?.id);
      if (name === 'rejected') await world.decide('reject', answer.request?.id);
      else if (name !== 'pending') await world.decide('approve', answer.request?.id);
    }
    for (const name of ['used', 'active']) await use(idsByName[name] ?? '', 500n);
    await world.database.db.execute(
      sql`update allocations set expires_at = now() - interval '1 day' where id = ${idsByName.expired}`,
    );
    const twin = await world.ask(
      { ...committed(2, '5'), external_id: 'IO-active' },
      { login: 'rival', id: '3' },
    );
    idsByName.twin = String(twin.body.allocation?.id);
    idsByName.twinLine = String(twin.body.request?.id);
  });
  afterAll(() => world?.close());

  const use = (allocationId: string, amount: bigint) =>
    systemScope(world.database).write(async (tx) => {
      await post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'book', amount, allocationId }]);
      await tx.execute(
        sql`update allocated_rewards set quantity_used = 1 where allocation_id = ${allocationId}`,
      );
    });
  const get = (path: string, login = 'retailer') => world.call(login, 'GET', `/api/${path}`);
  const list = async (query = '', path = 'advertisers/1/committed_allocations') =>
    (await get(`${path}${query}`)).body as unknown as { items: Listed[]; total: number };
  const names = (items: Listed[]) =>
    items.map(({ id }) => Object.keys(idsByName).find((name) => idsByName[name] === id));

  test('ALLOC-49, INVENT-20, INVENT-21: rows come by the display priority, the same that the rule gives', async () => {
    const { items, total } = await list();
    expect([names(items), total]).toEqual([['active', 'ready', 'used', 'expired', 'pending', 'rejected'], 6]);
    expect(items.map((item) => ALLOCATION_DISPLAYS.indexOf(displayOf(item)))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('ALLOC-49: pages, and rewards where they are expanded', async () => {
    const { items } = await list('?page=2&per_page=2');
    expect(names(items)).toEqual(['used', 'expired']);
    expect(items[0]).not.toHaveProperty('allocated_rewards');
    expect((await list('?per_page=1&expand=allocations')).items).toMatchObject([
      {
        state: 'active',
        amount_used: '5.00',
        allocated_rewards: [{ quantity_used: 1, quantity_available: 1, amount_used: '5.00' }],
      },
    ]);
    for (const wrong of ['?expand=rewards', '?perPage=5', '?per_page=101', '?search=x'])
      expect((await get(`advertisers/1/committed_allocations${wrong}`)).status).toBe(422);
  });

  test.each([
    ['its IO number', 'io-USED', ['used']],
    ['its note, literally', '50% re', ['ready', 'rejected']],
    ['a reward’s name', 'everyday 1', ['active', 'ready', 'used', 'expired', 'pending', 'rejected']],
    [
      'a reward’s SKU',
      REWARDS.fine.toLowerCase(),
      ['active', 'ready', 'used', 'expired', 'pending', 'rejected'],
    ],
    ['what is not there', 'nothing', []],
  ])('INVENT-5: found by %s', async (_what, search, expected) => {
    expect(names((await list(`?search=${encodeURIComponent(search)}`)).items)).toEqual(expected);
  });

  test('ALLOC-45, ALLOC-46, ALLOC-47: the open allocation, its rewards, and both at once', async () => {
    const bare = (await get('advertisers/1/open_allocation')).body;
    expect(bare).toMatchObject({ id: idsByName.fund, type: 'open', amount: '50.00' });
    expect(bare).not.toHaveProperty('allocated_rewards');
    const whole = (await get('advertisers/1/open_allocation?include_rewards=true')).body;
    expect(whole.allocated_rewards).toMatchObject([{ reward: { sku: REWARDS.fine } }]);
    expect((await get('advertisers/1/open_allocation_with_rewards')).body).toEqual(whole);
    expect((await get('advertisers/1/open_allocation_rewards')).body).toEqual({
      items: whole.allocated_rewards,
    });
    expect((await get('advertisers/2/open_allocation')).status).toBe(404);
    expect((await get('advertisers/2/open_allocation_rewards')).body).toEqual({ items: [] });
  });

  test('ALLOC-48: committed allocations added up, rejected ones left out', async () => {
    expect((await get('advertisers/1/committed_allocations_summary')).body).toEqual({
      id: '1',
      currency: 'EUR',
      count: 5,
      pending_count: 1,
      amount: '25.00',
      amount_used: '10.00',
      amount_pending: '10.00',
      amount_available: '15.00',
    });
    const several = (await get('committed_allocations_summaries?advertiser_ids=1,2,3')).body.items;
    expect(several).toMatchObject([
      { id: '1', count: 5 },
      { id: '2', count: 0, amount: '0' },
    ]);
  });

  describe('what belongs to another', () => {
    test('INVENT-15: is found neither by its id, in lists, by ids, nor through one’s own advertiser', async () => {
      const paths = [
        `advertisers/3/allocations/${idsByName.twin}`,
        `advertisers/1/allocations/${idsByName.twin}`,
        'advertisers/3/allocations',
        'advertisers/3/committed_allocations?search=IO-active',
        'advertisers/3/committed_allocations_summary',
        'advertisers/3/open_allocation',
        'advertisers/3/open_allocation_rewards',
        'advertisers/3/open_allocation_with_rewards',
      ];
      for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect((await get(`allocations?ids=${idsByName.twin},${idsByName.active}`)).body.items).toMatchObject([
        { id: idsByName.active },
      ]);
      expect((await get('allocations?advertiser_ids=3')).body).toEqual({ items: [] });
      expect((await get('committed_allocations_summaries?advertiser_ids=3')).body).toEqual({ items: [] });
      const report = (await get('me/allocations_report?client_id=3', 'colleague')).body;
      expect(report).toMatchObject({ items: [], total: 0 });
    });

    test('is neither asked for, changed nor decided, and stays as it was', async () => {
      const before = await world.picture();
      expect((await world.ask(committed(), { id: '3' })).status).toBe(404);
      expect(
        (await world.change(idsByName.twin, 1, { external_id: 'x' }, { advertiserId: '3' })).status,
      ).toBe(404);
      expect((await world.change(idsByName.twin, 1, { external_id: 'x' })).status).toBe(404);
      expect((await world.change(idsByName.active, 1, { external_id: 'x' }, { login: 'rival' })).status).toBe(
        404,
      );
      expect((await world.decide('approve', idsByName.twinLine, { login: 'colleague' })).status).toBe(403);
      expect(await world.picture()).toBe(before);
    });
  });

  describe('the report', () => {
    const report = async (query: string, login = 'second') =>
      (await get(`me/allocations_report${query}`, login)).body;

    test('ALLOCREP-7, ALLOCREP-8, ALLOCREP-10, ALLOCREP-11: one row a line, twenty on a page, what changed last first', async () => {
      const page = await report('');
      expect(page).toMatchObject({ page: 1, per_page: 20, total: 8 });
      expect(page.items?.[0]).toMatchObject({
        id: idsByName.twinLine,
        retailer: { id: '3', name: 'Gamma' },
        budget_allocation: { id: idsByName.twin, type: 'committed', status: 'pending' },
        budget_line_item: { type: 'allocate', status: 'pending', amount: '10.00', currency: 'GBP' },
        virtual_good_inventory: [
          {
            count: 2,
            status: 'pending',
            virtual_currency: {
              cost_of_unit: '5.00',
              currency: 'GBP',
              caption: 'Everyday 10',
              sku: REWARDS.fine,
            },
          },
        ],
        requester: { name: 'rival', email: 'rival@retail.example' },
        grantor: null,
        external_id: 'IO-active',
      });
      const changed = (await report('?sort=-updated_at')).items as unknown as { updated_at: string }[];
      const times = changed.map(({ updated_at: at }) => at);
      expect(times).toEqual([...times].sort().reverse());
    });

    test('ALLOCREP-6: is sorted by retailer, status, created_at and updated_at, either way', async () => {
      for (const field of ['retailer', 'status', 'created_at', 'updated_at']) {
        const up = (await report(`?sort=${field}`)).items as unknown as { id: string }[];
        const down = (await report(`?sort=-${field}`)).items as unknown as { id: string }[];
        expect(up.map(({ id }) => id)).toEqual(down.map(({ id }) => id).reverse());
      }
      expect((await report('?sort=retailer')).items?.[7]).toMatchObject({ retailer: { name: 'Gamma' } });
      expect((await get('me/allocations_report?sort=amount', 'second')).status).toBe(422);
    });

    test('ALLOCREP-1, ALLOCREP-2, ALLOCREP-3, INVENT-25: is filtered by advertiser, statuses in both spellings, and types', async () => {
      const total = async (query: string) => (await report(query)).total;
      expect(await total('?client_id=1')).toBe(7);
      expect(await total('?statuses=pending')).toBe(2);
      expect(await total('?statuses=approved,rejected')).toBe(6);
      expect(await total('?statuses=enabled,disabled')).toBe(6);
      expect(await total('?types=open_reward')).toBe(1);
      expect(await total('?types=committed')).toBe(7);
      expect(await total('?types=open_budget,budget')).toBe(0);
    });

    test('a retailer who may read it sees its own advertisers alone', async () => {
      expect(await report('', 'colleague')).toMatchObject({ total: 7 });
      expect((await get('me/allocations_report')).status).toBe(403);
    });
  });

  test('a posting that was undone does not count', async () => {
    await systemScope(world.database).write(async (tx) => {
      const [line] = await rowsOf(
        tx,
        { txn_id: text },
        sql`select txn_id from budget_lines where allocation_id = ${idsByName.ready} and status = 'approved'`,
      );
      await reverse(tx, { advertiserId: '1', txnId: String(line?.txn_id) });
    });
    expect((await get(`advertisers/1/allocations/${idsByName.ready}`)).body).toMatchObject({
      amount: '0.00',
      amount_used: '0.00',
      amount_available: '0.00',
    });
  });
});
