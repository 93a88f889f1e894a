// What is said of a promotion's recipients before it is changed is what then happens to them at their own pages.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { openChange } from '../../platform/foundation/changes/change.ts';
import { moveRedemptions } from '../../platform/fulfillment/redemptions/money/move.ts';
import type { PromotionEffectsJson } from '../../platform/promotions/promotions/effects.ts';
import { openSentMails, type SentMails } from '../../platform/testing/sentMails.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { type AllocationWorld, REWARDS, startAllocationWorld } from '../support/allocationWorld.ts';
import { compareTry } from '../support/comparedTry.ts';

let world: AllocationWorld;
let mails: SentMails;
let serialNumber = 0;
let visits = 0;
beforeAll(async () => {
  world = await startAllocationWorld('pglite');
  mails = openSentMails(world);
  await world.fund('1', 10_000);
});
afterAll(async () => {
  mails?.close();
  await world?.close();
});

interface Link {
  id: string;
  sku: string;
  path: string;
  isBooked: boolean;
}

let promotion: string;
let links: Link[];
const put = (body: object) => async () => ({
  login: 'retailer',
  method: 'PUT',
  url: `/api/promotions/${promotion}`,
  version: await version(),
  body,
});
const version = async () =>
  Number((await world.call('retailer', 'GET', `/api/promotions/${promotion}`)).body.version);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const offerOf = async (sku: string) => {
  const { body } = await world.call('retailer', 'GET', `/api/promotions/${promotion}/rewards`);
  return (body.items as unknown as Json[]).find((one) => String(one.sku) === sku)?.offer_id;
};
const rewardStatus = (sku: string, status: string) => async () => ({
  login: 'retailer',
  method: 'PUT',
  body: { status },
  url: `/api/promotions/${promotion}/rewards/${await offerOf(sku)}/status`,
});
const choice = (skus: readonly string[]) => async () => ({
  login: 'retailer',
  method: 'PUT',
  url: `/api/promotions/${promotion}/rewards`,
  version: await version(),
  body: { rewards: skus.map((sku) => ({ sku })) },
});
const { fine, other } = REWARDS;

async function ask(method: string, url: string, body: object): Promise<Json> {
  serialNumber += 1;
  const headers = { 'idempotency-key': `promotion-effects-${serialNumber}` };
  const answer = await world.call('retailer', method, url, { body, headers });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** A promotion of two rewards: two links that were activated and one that is booked of the one, one booked of the other. */
beforeEach(async () => {
  serialNumber += 1;
  promotion = String(
    (
      await ask('POST', '/api/advertisers/1/promotions', {
        name: `Promotion ${serialNumber}`,
        ui_id: `effects-${serialNumber}`,
        experience: { id: '1' },
        rewards: [{ sku: fine }, { sku: other }],
        activation_notification_channels: ['email'],
        start_datetime: day(-1),
      })
    ).id,
  );
  links = [];
  for (const [sku, isBooked] of [
    [fine, true],
    [fine, false],
    [fine, false],
    [other, true],
  ] as const) {
    const { redemption, link } = await ask(
      'POST',
      `/api/promotions/${promotion}/rewards/${sku}/redemptions`,
      {
        order_id: `effects-${serialNumber}`,
      },
    );
    const { pathname } = new URL(String(link));
    links.push({ id: String(redemption?.id), sku, path: pathname, isBooked });
  }
  const scope = systemScope(world.database);
  const ids = links.filter(({ isBooked }) => !isBooked).map(({ id }) => id);
  await scope.write((tx) =>
    moveRedemptions(openChange(tx, { scope }), { advertiserId: '1', ids, step: 'activate', madeBy: null }),
  );
});

/** The links whose pages lead on to a reward. */
async function opened(): Promise<ReadonlySet<Link>> {
  const open = new Set<Link>();
  for (const link of links) {
    visits += 1;
    // Each from an address of its own: one address may not look so often.
    const headers = { 'x-forwarded-for': `10.0.${visits >> 8}.${visits & 255}` };
    const { status, text } = await world.call(null, 'GET', link.path, { headers });
    expect(status, text).toBeLessThan(429);
    if (/name="step"/.test(text)) open.add(link);
  }
  return open;
}

/** Rewards that are given, as the promotion's own screens show them. */
async function liveRewards(): Promise<{ live: number; given: ReadonlySet<string> }> {
  const { body } = await world.call('retailer', 'GET', `/api/promotions/${promotion}`);
  const { items } = (await world.call('retailer', 'GET', `/api/promotions/${promotion}/rewards`)).body;
  const runnable = (items as unknown as { sku: string; is_runnable: boolean }[]).filter(
    (one) => one.is_runnable,
  );
  const isLive = String(body.status) === 'enabled' && ['pending', 'ready'].includes(String(body.state));
  return { live: isLive ? runnable.length : 0, given: new Set(runnable.map(({ sku }) => sku)) };
}

type Change = () => Promise<Parameters<typeof compareTry>[1]>;

/** Makes a change that was tried, and counts what became of its recipients. */
async function compare(change: Change): Promise<PromotionEffectsJson> {
  const [before, was] = [await opened(), await liveRewards()];
  const { done } = await compareTry({ world, mails }, await change());
  const [after, is] = [await opened(), await liveRewards()];
  const effects = done.effects as unknown as PromotionEffectsJson;
  const closed = links.filter((link) => before.has(link) && !after.has(link));
  const ended = (sku: string) => was.given.has(sku) && !is.given.has(sku);
  expect(effects).toEqual({
    dispatches: { lines_canceled: 0, lines_failed: 0, lines_resumed: 0, returned: [], mails: [] },
    lines_waiting: 0,
    recipients: closed.length,
    links: closed.filter(({ isBooked }) => isBooked).length,
    returning: links.filter((link) => !before.has(link) && after.has(link)).length,
    kept: links.filter((link) => after.has(link) && ended(link.sku)).length,
    live_rewards_before: was.live,
    live_rewards_after: is.live,
  });
  return effects;
}

/** What comes before a change, the change, and whom it touches. */
const CHANGES: Record<string, [before: Change[], change: Change, touched: Partial<PromotionEffectsJson>]> = {
  'its name': [[], put({ name: 'Another' }), { recipients: 0, returning: 0 }],
  'a pause': [[], put({ status: 'paused' }), { recipients: 4, links: 2 }],
  'its going on': [[put({ status: 'paused' })], put({ status: 'enabled' }), { returning: 4 }],
  'its completion': [[], put({ status: 'completed' }), { recipients: 4 }],
  'its completion while it pauses': [
    [put({ status: 'paused' })],
    put({ status: 'completed' }),
    { recipients: 0 },
  ],
  'a later end': [[], put({ end_datetime: day(9) }), { recipients: 0 }],
  'an end in the past': [
    [put({ start_datetime: day(-3) })],
    put({ end_datetime: day(-2) }),
    { recipients: 4 },
  ],
  'an end that is lifted': [
    [put({ start_datetime: day(-3), end_datetime: day(-2) })],
    put({ end_datetime: null }),
    { returning: 4 },
  ],
  'a later start': [[], put({ start_datetime: day(2) }), { recipients: 4, live_rewards_after: 2 }],
  'a start that comes earlier': [
    [put({ start_datetime: day(2) })],
    put({ start_datetime: day(-1) }),
    { returning: 4 },
  ],
  'a reward that pauses': [[], rewardStatus(fine, 'paused'), { recipients: 0, kept: 3 }],
  'a reward that goes on': [
    [rewardStatus(fine, 'paused')],
    rewardStatus(fine, 'enabled'),
    { returning: 0, live_rewards_after: 2 },
  ],
  'a reward that is left out': [[], choice([other]), { recipients: 0, kept: 3 }],
  'a reward that is chosen': [[choice([other])], choice([other, fine]), { live_rewards_after: 2 }],
};

describe('MONEY-2, TRY-1: what a promotion’s effects say is what its recipients then see', () => {
  test.each(Object.entries(CHANGES))('%s', async (_name, [before, change, touched]) => {
    for (const one of before) await compare(one);
    expect(await compare(change)).toMatchObject(touched);
  });
});
