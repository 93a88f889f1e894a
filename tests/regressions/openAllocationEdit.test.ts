import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type AllocationWorld, open, startAllocationWorld } from '../support/allocationWorld.ts';
import { ENGINES } from '../support/world.ts';

// The allocation kept the amount of its first request after that was rejected: whatever was edited then wrote it over the next one.

describe.each(ENGINES)('editing an open allocation with several requests on %s', (engine) => {
  let world: AllocationWorld;
  const ids = { first: '', second: '', allocation: '' };
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
    const first = (await world.ask(open('100'))).body;
    const second = (await world.ask({ type: 'open', amount: '50', rewards: [] }, { login: 'colleague' }))
      .body;
    ids.first = String(first.request?.id);
    ids.second = String(second.request?.id);
    ids.allocation = String(first.allocation?.id);
  });
  afterAll(() => world?.close());

  const version = async () =>
    Number(
      (await world.call('retailer', 'GET', `/api/advertisers/1/allocations/${ids.allocation}`)).body.version,
    );
  const line = async (id: string) => {
    const [row] = await rowsOf(
      world.database.db,
      { amount: text, version: number, description: text },
      sql`select amount::text, version, description from budget_lines where id = ${id}`,
    );
    return row;
  };

  test('ALLOC-8, ALLOC-51: after the first was rejected, an edit of the words leaves the amount of the second', async () => {
    const rejected = await world.decide('reject', ids.first, { login: 'operator' });
    expect(rejected.body.allocation).toMatchObject({ status: 'pending', requested_amount: '50.00' });
    const edited = await world.change(ids.allocation, await version(), { description: 'Only words' });
    expect(edited.body).toMatchObject({
      allocation: { requested_amount: '50.00', amount_pending: '50.00' },
      request: { id: ids.second, budget_line_item: { amount: '50.00' } },
    });
    expect(await line(ids.second)).toMatchObject({ amount: '5000' });
  });

  test('ALLOC-37, ALLOC-51: what is free is judged by what the request itself asked for', async () => {
    // As an older release left it: the allocation still says what a rejected request asked for.
    await world.database.db.execute(
      sql`update allocations set requested_amount = 900000 where id = ${ids.allocation}`,
    );
    const over = await world.change(ids.allocation, await version(), { requested_amount: '5000' });
    expect(over.body.error_name).toBe('insufficient_unallocated_budget');
    const edited = await world.change(ids.allocation, await version(), { description: 'Once more' });
    expect(edited.body.request).toMatchObject({ budget_line_item: { amount: '50.00' } });
    expect((await world.decide('approve', ids.second, { login: 'operator' })).body.allocation).toMatchObject({
      amount: '50.00',
    });
  });
});
