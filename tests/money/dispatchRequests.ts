import { sql } from 'drizzle-orm';
import { type AllocationWorld, REWARDS } from '../support/allocationWorld.ts';

/** One request that moves money, or decides whether it does. */
export interface MoneyRequest {
  method: string;
  url: string;
  /** Who asks, and somebody else who might. */
  login: string;
  other: string;
  body?: object;
  version?: number;
  /** What another request has that comes with the same key; another field of its body, or another version, unless said otherwise. */
  another?: object;
}

interface RequestContext {
  world: () => AllocationWorld;
  newKey: () => string;
}

/** Requests about dispatches and batches that move money, by their operation: each time about new ones. */
export function dispatchRequests({ world, newKey }: RequestContext): [string, () => Promise<MoneyRequest>][] {
  /** A promotion of advertiser 1 whose links are downloaded. */
  let promotion: Promise<string> | undefined;
  const promotionOfLinks = async (): Promise<string> => {
    const body = {
      name: 'Links',
      ui_id: 'links',
      experience: { id: '1' },
      rewards: [{ sku: REWARDS.fine }],
      activation_notification_channels: [],
    };
    const { body: newPromotion, text } = await world().call(
      'retailer',
      'POST',
      '/api/advertisers/1/promotions',
      {
        body,
      },
    );
    if (!newPromotion.id) throw new Error(text);
    return String(newPromotion.id);
  };
  const ofLinks = () => {
    promotion ??= promotionOfLinks();
    return promotion;
  };
  const people = { login: 'retailer', other: 'colleague' };

  /** A request for a dispatch of links; `another` asks for more of them. */
  const links = async (): Promise<MoneyRequest> => {
    const body = (quantity: number) => ({
      kind: 'download_links',
      quantities: [{ sku: REWARDS.fine, quantity }],
    });
    const url = `/api/promotions/${await ofLinks()}/dispatches`;
    return { ...people, method: 'POST', url, body: body(1), another: { body: body(2) } };
  };
  const batch = async (): Promise<MoneyRequest> => {
    const url = `/api/promotions/${await ofLinks()}/rewards/${REWARDS.fine}/batches`;
    const body = (amount: number) => ({ amount, usage: 'users_notification' });
    return { ...people, method: 'POST', url, body: body(1), another: { body: body(2) } };
  };
  /** A request for one redemption; `another` asks for another order ID. */
  const single = (operation: string, path: string, more: object = {}) => [
    operation,
    async (): Promise<MoneyRequest> => {
      const url = `/api/promotions/${await ofLinks()}/${path}`;
      const body = () => ({ order_id: `single-${newKey()}`, ...more });
      return { ...people, method: 'POST', url, body: body(), another: { body: body() } };
    },
  ];
  const rewardChoice = async (): Promise<MoneyRequest> => {
    await world().database.script(
      async (db) =>
        void (await db.execute(
          sql`update promotions set multiple_rewards = true where id = ${await ofLinks()}`,
        )),
    );
    const [, ask] = single('', 'redemptions') as [string, () => Promise<MoneyRequest>];
    return ask();
  };
  const accepted = async ({ url, body, login }: MoneyRequest) => {
    const answer = await world().call(login, 'POST', url, { body, headers: { 'idempotency-key': newKey() } });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  };
  /** A change of a dispatch that is there, after what comes before it; `another` changes a second one. */
  const changed = (
    verb: 'recall' | 'release' | 'cancel' | 'retry',
    before: (id: string) => Promise<unknown>,
  ) => [
    `${verb}Dispatch`,
    async (): Promise<MoneyRequest> => {
      const url = async () => {
        const id = String((await accepted(await links())).dispatch?.id);
        await before(id);
        return `/api/dispatches/${id}/${verb}`;
      };
      return { ...people, method: 'POST', url: await url(), another: { url: await url() } };
    },
  ];
  const release = (id: string) =>
    world().call('retailer', 'POST', `/api/dispatches/${id}/release`, {
      headers: { 'idempotency-key': newKey() },
    });
  const failed = async (id: string) => {
    await release(id);
    await world().database.script(async (db) => {
      await db.execute(
        sql`update batch_lines set stage = 'failed' where batch_id in (select id from batches where dispatch_id = ${id})`,
      );
      await db.execute(sql`update batches set done = 0, failed = 1 where dispatch_id = ${id}`);
    });
  };
  const followed = (operation: string, path: string, redeemsBefore = false) => [
    operation,
    async (): Promise<MoneyRequest> => {
      const id = String((await accepted(await batch())).id);
      if (redeemsBefore)
        await world().call('retailer', 'POST', `/api/batches/${id}/redeem`, {
          body: {},
          headers: { 'idempotency-key': newKey() },
        });
      const url = `/api/batches/${id}/${path}`;
      const other = path === 'redeem' ? { notifications: ['email'] } : { channel: 'sms' };
      return { ...people, method: 'POST', url, body: {}, another: { body: other } };
    },
  ];
  return [
    ['createDispatch', links],
    ['createBatch', batch],
    single('createRedemption', `rewards/${REWARDS.fine}/redemptions`),
    single('createAndRedeem', `rewards/${REWARDS.fine}/redemptions/redeem`, {
      testing: true,
      user: { email: 'ada@x.example' },
    }),
    ['createChosenRedemption', rewardChoice],
    changed('recall', async () => undefined),
    changed('release', async () => undefined),
    changed('cancel', release),
    changed('retry', failed),
    followed('redeemBatch', 'redeem'),
    followed('sendBatchActivationNotifications', 'send_activation_notifications'),
    followed('sendBatchRedemptionNotifications', 'send_redemption_notifications', true),
  ] as [string, () => Promise<MoneyRequest>][];
}
