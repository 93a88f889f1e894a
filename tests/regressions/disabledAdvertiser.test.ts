import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AllocationWorld, committed, open, startAllocationWorld } from '../support/allocationWorld.ts';
import { ENGINES } from '../support/world.ts';

// The screens offer enabled advertisers only; the platform took new requests for disabled ones.

describe.each(ENGINES)('money of a disabled advertiser on %s', (engine) => {
  let world: AllocationWorld;
  const waiting = { approved: '', rejected: '', allocation: '' };
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
    const first = (await world.ask(open('100'), { key: 'before' })).body;
    waiting.approved = String(first.request?.id);
    waiting.allocation = String(first.allocation?.id);
    waiting.rejected = String((await world.ask(committed())).body.request?.id);
    await world.database.db.execute(sql`update advertisers set status = 'disabled' where id = 1`);
  });
  afterAll(() => world?.close());

  test('ALLOC-50: nothing new is asked for, whoever asks, nor tried; an answer given before is given again', async () => {
    const before = await world.picture();
    for (const body of [open('5'), committed()])
      for (const more of [{}, { login: 'operator' }, { query: '?dry_run=true' }]) {
        const answer = await world.ask(body, more);
        expect([answer.status, answer.body.error_name]).toEqual([409, 'advertiser_disabled']);
      }
    expect((await world.ask(open('100'), { key: 'before' })).status).toBe(201);
    expect(await world.picture()).toBe(before);
  });

  test('ALLOC-13, ALLOC-51, BUDGET-46: what waits is changed and decided, and the budget can be filled and emptied', async () => {
    const changed = await world.change(waiting.allocation, 1, { requested_amount: '60' });
    expect(changed.status).toBe(200);
    expect((await world.decide('approve', waiting.approved)).status).toBe(200);
    expect((await world.decide('reject', waiting.rejected)).status).toBe(200);
    for (const type of ['credit', 'debit']) {
      const { status } = await world.call('operator', 'PUT', '/api/advertisers/1/budget', {
        body: { type, amount: '10', description: 'Closing' },
        headers: { 'idempotency-key': type },
      });
      expect([type, status]).toEqual([type, 200]);
    }
  });

  test('its API keys are made and work: they read its figures', async () => {
    const creation = await world.call('retailer', 'POST', '/api/advertisers/1/credentials', {
      body: { name: 'Books' },
    });
    expect(creation.status).toBe(201);
    const { client_id: id } = creation.body.credential as unknown as { client_id: string };
    const at = world.app.server.address();
    const answer = await fetch(`http://127.0.0.1:${typeof at === 'object' ? at?.port : at}/oidc/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${id}:${creation.body.client_secret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const read = await world.call(null, 'GET', '/api/advertisers/1/budget', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([read.status, read.body.billing_currency]).toEqual([200, 'EUR']);
  });
});
