import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type AllocationWorld, open, startAllocationWorld } from '../support/allocationWorld.ts';
import { ENGINES } from '../support/world.ts';

// A line bore the moment its transaction began, its posting the moment its accounts were locked: between the two the list and the
// figures of one moment disagreed.

describe.each(ENGINES)('as of the moment of a line on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
  });
  afterAll(() => world?.close());

  const path = '/api/advertisers/1/budget';
  const budgetAt = async (moment: string) =>
    (await world.call('retailer', 'GET', `${path}?as_of=${moment}`)).body;
  const linesAt = async (moment: string) =>
    (await world.call('retailer', 'GET', `${path}/line_items?as_of=${moment}`)).body.items as unknown as {
      id: string;
      type: string;
      status: string;
    }[];
  const justBefore = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();

  test('BUDGET-45, BUDGET-48: a credit is in the list exactly when it is in the total', async () => {
    for (let number = 1; number <= 3; number += 1) {
      const { body } = await world.call('operator', 'PUT', path, {
        body: { type: 'credit', amount: '100', description: 'Funding' },
        headers: { 'idempotency-key': `credit-${number}` },
      });
      const moment = String((body.lines as unknown as { creation_datetime: string }[])[0]?.creation_datetime);
      expect(await budgetAt(moment)).toMatchObject({ total: `${number}00.00` });
      expect(await linesAt(moment)).toHaveLength(number);
      expect(await budgetAt(justBefore(moment))).toMatchObject({ total: (100 * (number - 1)).toFixed(2) });
      expect(await linesAt(justBefore(moment))).toHaveLength(number - 1);
    }
  });

  test('ALLOC-13, BUDGET-48: a request is approved in the list exactly when its money has moved', async () => {
    const { request } = (await world.ask(open('40'))).body;
    await world.decide('approve', request?.id);
    const [row] = await rowsOf(
      world.database.db,
      { moment: text },
      sql`select to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment
        from budget_lines where id = ${String(request?.id)}`,
    );
    const moment = row?.moment ?? '';
    expect((await linesAt(moment))[0]).toMatchObject({ type: 'allocate', status: 'approved' });
    expect(await budgetAt(moment)).toMatchObject({ allocated: '40.00' });
    expect((await linesAt(justBefore(moment)))[0]).toMatchObject({ type: 'allocate', status: 'pending' });
    expect(await budgetAt(justBefore(moment))).toMatchObject({ allocated: '0.00' });
  });

  test('INVENT-15: what waited at a moment is explained by what was asked for then', async () => {
    const request = (
      await world.ask({
        type: 'committed',
        no_expiration: true,
        rewards: [{ sku: 'ABC-AA0001-10', quantity: 1, selling_price: '20' }],
      })
    ).body;
    const id = request.allocation?.id;
    const [row] = await rowsOf(
      world.database.db,
      { moment: text },
      sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`,
    );
    const changed = await world.change(id, 1, { rewards: [{ sku: 'ABC-AA0001-10', selling_price: '35' }] });
    expect(changed.body.allocation).toMatchObject({ amount_pending: '35.00' });
    const explained = async (more: string) => {
      const { body } = await world.call(
        'retailer',
        'GET',
        `/api/advertisers/1/allocations/${id}/explain?figure=amount_pending${more}`,
      );
      return body;
    };
    expect(await explained('')).toMatchObject({ amount: '35.00' });
    expect(await explained(`&as_of=${row?.moment}`)).toMatchObject({
      amount: '20.00',
      entries: { items: [{ amount: '20.00', after: '20.00', is_request: true }] },
    });
    expect((await world.call('retailer', 'GET', path)).body).toMatchObject({ requested: '35.00' });
    expect(await budgetAt(row?.moment ?? '')).toMatchObject({ requested: '20.00' });
  });
});
