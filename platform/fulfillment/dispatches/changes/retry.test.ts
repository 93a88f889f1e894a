import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { openChange } from '../../../foundation/changes/change.ts';
import { type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';
import { makerOf, to } from '../../../testing/makeDispatches.ts';
import { moveRedemptions } from '../../redemptions/money/move.ts';

let world: DispatchWorld;
let counter = 0;
let mailLinks: ReturnType<typeof makerOf>['mailed'];
beforeAll(async () => {
  world = await startDispatches();
  ({ mailed: mailLinks } = makerOf(world));
});
afterAll(() => world?.platform.close());

/** What stops the dispatches of the retailer, and what lets them go on. */
const STOPS = {
  advertiser: [
    sql`update advertisers set status = 'disabled' where id = 1`,
    sql`update advertisers set status = 'enabled' where id = 1`,
  ],
  promotion: [
    sql`update promotions set status = 'completed' where advertiser_id = 1`,
    sql`update promotions set status = 'enabled' where advertiser_id = 1`,
  ],
  maker: [
    sql`update accounts set roles = '{}' where login = 'retailer'`,
    sql`update accounts set roles = '{admin}' where login = 'retailer'`,
  ],
} as const;

describe('a retry', () => {
  /** A dispatch that went out, and one of whose lines failed. */
  async function failedDispatch(): Promise<string> {
    counter += 1;
    const id = await mailLinks([
      to(`one${counter}@somewhere.example`),
      to(`two${counter}@somewhere.example`),
    ]);
    await world.release(id);
    const system = systemScope(world.platform.database);
    const [first] = await world.rows<{ id: string }>(
      sql`select id::text as id from redemptions where dispatch_id = ${id} order by id`,
    );
    const ids = [String(first?.id)];
    await system.write((tx) =>
      moveRedemptions(openChange(tx, { scope: system }), {
        advertiserId: '1',
        ids,
        step: 'activate',
        madeBy: null,
      }),
    );
    await world.run(
      sql`update batch_lines set stage = 'failed', error = 'no_address' where redemption_id = ${ids[0]}`,
    );
    await world.run(sql`update batches set failed = 1 where dispatch_id = ${id}`);
    return id;
  }

  test('leaves messages that use a missing name as they are, and says so where nothing else failed', async () => {
    const id = await mailLinks([to('nameless@somewhere.example'), to('named@somewhere.example')]);
    await world.release(id);
    await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
      select advertiser_id, id, null, 'email_activation', locale, '{"title": "Hello {{recipient_name}}"}' from promotions where id = ${world.mails}`);
    const names = (name: string | null) =>
      world.run(
        sql`update recipients set first_name = ${name}, last_name = null where uid = 'nameless@somewhere.example'`,
      );
    await names(null);
    await world.run(sql`update batch_lines l set first_name = null, last_name = null from redemptions r
      where r.id = l.redemption_id and r.dispatch_id = ${id}`);
    await world.run(sql`update recipients set first_name = 'Ada' where uid = 'named@somewhere.example'`);
    await world.run(sql`insert into deliveries (id, advertiser_id, redemption_id, kind, channel, uid, state, reason, dedupe_key)
      select gen_random_uuid(), r.advertiser_id, r.id, 'activation', 'email', p.uid, 'failed', 'unreachable', 'nameless:' || r.id
      from redemptions r join recipients p on p.id = r.recipient_id where r.dispatch_id = ${id}`);
    const messages = () =>
      world.rows(
        sql`select uid, state, reason from deliveries where dedupe_key like 'nameless:%' order by uid`,
      );
    expect((await world.change(id, 'retry')).status).toBe(200);
    const left = { uid: 'nameless@somewhere.example', state: 'failed', reason: 'name_missing' };
    expect(await messages()).toEqual([
      { uid: 'named@somewhere.example', state: 'queued', reason: null },
      left,
    ]);
    const refusal = await world.change(id, 'retry');
    expect(refusal.body).toMatchObject({ status: 409, error_name: 'names_missing' });
    await names('Grace');
    expect((await world.change(id, 'retry')).status).toBe(200);
    await world.run(sql`delete from screen_texts where promotion_id = ${world.mails}`);
  });

  test('leaves failed lines whose message uses a missing name, before their reward is ordered or they are reopened', async () => {
    const id = await failedDispatch();
    const uid = `one${counter}@somewhere.example`;
    await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
      select advertiser_id, id, null, 'email_activation', locale, '{"title": "Hello {{ recipient_name }}"}' from promotions where id = ${world.mails}`);
    await world.run(sql`update recipients set first_name = ${'\u00a0'}, last_name = null where uid = ${uid}`);
    await world.run(sql`update batch_lines l set first_name = null, last_name = null from redemptions r
      where r.id = l.redemption_id and r.dispatch_id = ${id}`);
    const refusal = await world.change(id, 'retry');
    expect(refusal.body).toMatchObject({ status: 409, error_name: 'names_missing' });
    expect(refusal.body.message).toContain('missing in 1 of the redemptions');
    await world.run(sql`update recipients set first_name = 'Ada' where uid = ${uid}`);
    expect((await world.change(id, 'retry')).status).toBe(200);
    await world.run(sql`delete from screen_texts where promotion_id = ${world.mails}`);
  });

  test('is none of what did not fail', async () => {
    const id = await mailLinks([to('seven@somewhere.example')]);
    await world.release(id);
    expect((await world.change(id, 'retry')).body.error_name).toBe('nothing_to_retry');
  });

  test('puts what failed back to the stage that its redemption waits for', async () => {
    const id = await failedDispatch();
    const lines = await world.platform.call('retailer', 'GET', `/api/dispatches/${id}/lines?failed=true`);
    expect(lines.body).toMatchObject({
      total: 1,
      items: [{ stage: 'failed', reason: 'no_address', remedy: 'retry', state: 'pending' }],
    });
    const answer = await world.change(id, 'retry');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.dispatch).toMatchObject({
      state: 'released',
      progress: { failed: 0, notify: 1, activate: 1 },
    });
  });

  test.each([
    ['the advertiser is disabled', 'advertiser_stops_dispatch', STOPS.advertiser],
    ['the promotion is completed', 'promotion_stops_dispatch', STOPS.promotion],
    ['the creator may not send', 'maker_stops_dispatch', STOPS.maker],
  ])(
    'MONEY-2: is refused while %s: its lines would only be canceled',
    async (_why, error_name, [stop, go]) => {
      const id = await failedDispatch();
      await world.run(stop);
      const { status, body } = await world.change(id, 'retry', { login: 'operator' });
      await world.run(go);
      expect({ status, error_name: body.error_name }).toEqual({ status: 409, error_name });
      expect((await world.change(id, 'retry')).status).toBe(200);
    },
  );
});
