// What a message promises is in it, or it does not go out and its reason says why.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EngineJobs, engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { codeAad } from '../../foundation/secrets/codeText.ts';
import { viewOf } from '../redemptionActions/recipients/view.ts';
import { type NewDeliveries, queueDeliveries } from './queueDeliveries.ts';

let world: EngineWorld;
let jobs: EngineJobs;
beforeAll(async () => {
  world = await startEngineWorld();
  jobs = engineJobs(world, { more: { viewOf } });
});
afterAll(() => world?.close());
beforeEach(() => {
  jobs.mails.length = 0;
  jobs.texts.length = 0;
});

async function send(id: string, of: Pick<NewDeliveries, 'kind' | 'channel'>): Promise<void> {
  await world.scope.write((tx) =>
    queueDeliveries(tx, {
      advertiserId: '1',
      redemptionIds: [id],
      ...of,
      dedupe: () => `${of.kind}:${of.channel}:${id}:${Math.random()}`,
    }),
  );
  await jobs.work(['deliver', 'deliverSms']);
}
const outcome = async (id: string) =>
  (
    await world.rows<{ state: string; reason: string | null }>(
      sql`select state, reason from deliveries where redemption_id = ${id} order by created_at desc, id limit 1`,
    )
  )[0];
async function pending(sku: string = SKUS.issued): Promise<string> {
  const [id = ''] = (await world.dispatch(1, { sku, hasLinks: false, kind: 'download_links' })).ids;
  await world.move({ ids: [id], step: 'activate' });
  return id;
}
async function redeemed(sku?: string): Promise<string> {
  const id = await pending(sku);
  await world.move({ ids: [id], step: 'redeem' });
  return id;
}
const linkOf = (id: string, n: number) => `https://x.example/r/${world.box.link(id, n).token}`;

test.each(['activation', 'reminder'] as const)(
  'a message of the kind %s gives its redemption the link that it lacks',
  async (kind) => {
    const id = await pending();
    await send(id, { kind, channel: 'email' });
    expect(await outcome(id)).toEqual({ state: 'sent', reason: null });
    expect(jobs.mails[0]?.mail.letter?.text).toContain(linkOf(id, 1));
    expect(jobs.mails[0]?.mail.letter?.html).toContain(linkOf(id, 1));
    // A revoked link does not go out again.
    await world.run(sql`update recipient_links set revoked_at = now() where redemption_id = ${id}`);
    await send(id, { kind, channel: 'sms' });
    expect(jobs.texts[0]?.sms.text).toContain(linkOf(id, 2));
  },
);

test('a reward without a code that works is not sent, and says so', async () => {
  const id = await redeemed();
  for (const channel of ['email', 'sms'] as const) {
    await send(id, { kind: 'reward', channel });
    expect(await outcome(id)).toEqual({ state: 'failed', reason: 'code_missing' });
  }
  expect([jobs.mails, jobs.texts]).toEqual([[], []]);
  const { keyId, wrappedKey, sealed } = world.box.seal(codeAad('1', id, 'primary'), 'ABCD-1234');
  await world.run(sql`insert into redemption_codes (advertiser_id, redemption_id, usage, last4, key_id, wrapped_key, sealed)
    values (1, ${id}, 'primary', '1234', ${keyId}, ${wrappedKey}, ${sealed})`);
  await send(id, { kind: 'reward', channel: 'email' });
  expect(jobs.mails[0]?.mail.letter?.text).toContain('ABCD-1234');
  expect(jobs.mails[0]?.mail.letter?.text).toContain(linkOf(id, 1));
});

test('goods have no code: their messages tell of the shipment', async () => {
  const id = await redeemed(SKUS.goods);
  await send(id, { kind: 'reward', channel: 'sms' });
  expect(jobs.texts[0]?.sms.text).toBe(`Advertiser 1: Mug. We send it to your address. ${linkOf(id, 1)}`);
  await send(id, { kind: 'reward', channel: 'email' });
  expect(jobs.mails[0]?.mail.subject).toBe('Mug from Advertiser 1');
});

test('a text with the name goes only to recipients who have one', async () => {
  const id = await pending();
  await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts)
    values (1, 1, null, 'email_activation', 'en', '{"title": "Hello {{recipient_name}}"}')`);
  await world.run(
    sql`update recipients set first_name = null where id = (select recipient_id from redemptions where id = ${id})`,
  );
  await send(id, { kind: 'activation', channel: 'email' });
  expect(await outcome(id)).toEqual({ state: 'failed', reason: 'name_missing' });
  await world.run(
    sql`update recipients set first_name = 'Ada' where id = (select recipient_id from redemptions where id = ${id})`,
  );
  await send(id, { kind: 'activation', channel: 'email' });
  expect(jobs.mails[0]?.mail.letter?.text).toContain('Hello Ada');
});
