import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RecipientWorld, startRecipientWorld } from '../../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
beforeAll(async () => {
  world = await startRecipientWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setPromotion(sql`notification_channels = '{email}', footer_links = '{}'`));

const newLink = async () => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links' })).ids;
  return { id, path: world.path(id) };
};

it('WIZSET-34, WIZSET-45: the reward is confirmed by the channel of the promotion, or by the page alone', async () => {
  const messages = async (channels: string) => {
    await world.setPromotion(sql`notification_channels = ${channels}::text[]`);
    const { id, path } = await newLink();
    await world.browser().send(path, { step: 'redeem' });
    const page = await world.browser().get(path);
    const sent = await world.rows<{ channel: string }>(
      sql`select channel from deliveries where redemption_id = ${id} and kind = 'reward' order by channel`,
    );
    return [...sent.map(({ channel }) => channel), page.html.includes('We have sent it to you.')];
  };
  expect(await messages('{email}')).toEqual(['email', true]);
  expect(await messages('{sms}')).toEqual(['sms', true]);
  expect(await messages('{}')).toEqual([false]);
});

it('WIZSET-46: contact us stands below the page while contact support is on', async () => {
  const { path } = await newLink();
  await world.run(sql`update advertisers set contact_email = 'help@x.example' where id = 1`);
  const footer = async (isOn: boolean) => {
    await world.setPromotion(sql`footer_links = '{contact_us}', enable_contact_support = ${isOn}`);
    return (await world.browser().get(path)).html.includes('href="mailto:help@x.example"');
  };
  expect([await footer(true), await footer(false)]).toEqual([true, false]);
});

it('WIZSET-24, WIZSET-25: a reward whose days are over is no longer there, before the books say so; without a delay it stays', async () => {
  const { id, path } = await newLink();
  const setEnd = (end: string | null) =>
    world.run(sql`update redemptions set expires_at = ${end}::timestamptz where id = ${id}`);
  await setEnd(new Date(Date.now() - 60_000).toISOString());
  expect((await world.browser().get(path)).status).toBe(410);
  expect((await world.browser().send(path, { step: 'redeem' })).location).toBe(path);
  expect(await world.rows(sql`select state from redemptions where id = ${id}`)).toEqual([
    { state: 'booked' },
  ]);
  await setEnd(null);
  expect((await world.browser().get(path)).html).toContain('Get my reward');
});
