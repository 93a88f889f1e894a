// The changes whose pairs race in `lockRaces.test.ts`: whatever locks rows of one promotion or of one advertiser.
import { sql } from 'drizzle-orm';
import { chooseReward } from '../../platform/fulfillment/recipientPages/steps/chooseReward.ts';
import { CARD, CARD_20 } from '../../platform/testing/dispatches.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import { MAX_LINES_AT_ONCE } from '../../schema/fulfillment/dispatchRequests.ts';
import { answered, type Raced, type RaceWorld } from '../support/raceWorld.ts';

/** A change, and what has to be there before it. */
export interface RacedChange {
  prepare?: (world: RaceWorld) => Promise<string>;
  run: (world: RaceWorld, id: string) => Promise<Raced>;
}

const created =
  (redeems: boolean, testing: boolean) =>
  ({ promotion, next, send }: RaceWorld): Promise<Answer> =>
    send('POST', `/api/promotions/${promotion}/rewards/${CARD}/redemptions${redeems ? '/redeem' : ''}`, {
      body: { order_id: `order ${next()}`, testing, user: { email: `r${next()}@x.example` } },
      login: 'retailer',
    });

/** A redemption whose code the platform issued: it can be canceled, and the redemption refunded. */
const issued = async (world: RaceWorld): Promise<string> =>
  String(world.requireOk(await created(true, true)(world)).body.redemption?.id);

const command =
  (name: string, body?: unknown): RacedChange['run'] =>
  ({ send }, id) =>
    send('POST', `/api/redemptions/${id}/${name}`, { body });

/** A bulk action on two redemptions; its job is the change. */
const bulk = (action: string, one: (world: RaceWorld) => Promise<string>): RacedChange => ({
  async prepare(world) {
    const ids = [await one(world), await one(world)].reverse();
    world.requireOk(
      await world.send('POST', '/api/redemptions/bulk', { body: { action, redemption_list: ids } }),
    );
    return '';
  },
  run: ({ work }) => work('bulkWork'),
});

/** Attempts to return something to service that others save meanwhile. */
const MAX_ATTEMPTS = 20;

/** Two saves: one takes something out of service, the other returns it, whoever else has saved it by then. */
const toggled =
  (save: (world: RaceWorld, status: string) => Promise<Raced>, off = 'disabled'): RacedChange['run'] =>
  async (world) => {
    const first = await save(world, off);
    for (let attempt = 1; ; attempt += 1) {
      const second = await save(world, 'enabled');
      if (second.status < 300 || attempt === MAX_ATTEMPTS) return first.status >= 400 ? first : second;
    }
  };

const REDEMPTIONS: Record<string, RacedChange> = {
  'create a redemption': { run: created(false, true) },
  'create and redeem': { run: created(true, true) },
  'create and redeem from a pool': { run: created(true, false) },
  'redeem a link': { prepare: (world) => world.pending(), run: ({ redeem }, id) => redeem(id) },
  'choose another reward': {
    prepare: (world) => world.pending(CARD_20),
    run: ({ platform: { database }, promotion: promotionId }, redemptionId) =>
      answered(() => chooseReward(database, { advertiserId: '1', redemptionId }, { sku: CARD, promotionId })),
  },
  'correct a recipient': {
    prepare: (world) => world.pending(),
    run: ({ send, next }, id) =>
      send('PUT', `/api/redemptions/${id}/recipient`, {
        body: { email: `c${next()}@x.example` },
        version: 2,
        login: 'retailer',
      }),
  },
  'cancel a redemption': { prepare: (world) => world.pending(), run: command('cancel') },
  'retry a redemption': { prepare: (world) => world.failed(), run: command('retry') },
  'reset a redemption': { prepare: (world) => world.moved('deny'), run: command('reset') },
  'reverse a redemption': { prepare: (world) => world.redeemed(), run: command('reversal') },
  'block a redemption': { prepare: (world) => world.redeemed(), run: command('block') },
  'refund a redemption': { prepare: issued, run: command('refund', {}) },
  'replace a blocked one': {
    prepare: (world) => world.redeemed(),
    run: command('replace', { former: 'block' }),
  },
  'replace a refunded one': {
    prepare: issued,
    run: command('replace', { former: 'refund' }),
  },
  'cancel in bulk': bulk('cancel_redemptions', (world) => world.pending()),
  'retry in bulk': bulk('retry_redemptions', (world) => world.failed()),
  'expire what is due': {
    async prepare(world) {
      const id = await world.pending();
      await world.run(sql`update redemptions set expires_at = now() - interval '1 minute' where id = ${id}`);
      return id;
    },
    run: ({ work }) => work('sweep', {}),
  },
};

const DISPATCHES: Record<string, RacedChange> = {
  'send links': { run: ({ dispatch }) => dispatch() },
  'accept a large dispatch': {
    async prepare({ upload, promotion, next, requireOk, send }) {
      const lines = Array.from({ length: MAX_LINES_AT_ONCE + 1 }, () => `${CARD};10;l${next()}@x.example`);
      const body = { kind: 'send_links', file_id: await upload(['sku;value;email', ...lines].join('\n')) };
      requireOk(await send('POST', `/api/promotions/${promotion}/dispatches`, { body, login: 'retailer' }));
      return '';
    },
    run: ({ work }) => work('acceptDispatch'),
  },
  'release a dispatch': {
    prepare: (world) => world.heldDispatch(),
    run: ({ release }, id) => answered(() => release(id)),
  },
  'recall a dispatch': {
    prepare: (world) => world.heldDispatch(),
    run: ({ change }, id) => change(id, 'recall'),
  },
  'cancel a dispatch': {
    prepare: (world) => world.released(),
    run: ({ change }, id) => change(id, 'cancel'),
  },
  'retry a dispatch': {
    prepare: async (world) =>
      world.one(sql`select dispatch_id::text as id from redemptions where id = ${await world.failed()}`),
    run: ({ change }, id) => change(id, 'retry'),
  },
  'redeem a batch': {
    async prepare(world) {
      const dispatchId = await world.released();
      await world.run(
        sql`update batch_lines l set stage = 'done' from batches b where b.id = l.batch_id and b.dispatch_id = ${dispatchId}`,
      );
      await world.run(
        sql`update batches set state = 'done', done = amount where dispatch_id = ${dispatchId}`,
      );
      await world.run(sql`update dispatches set state = 'done' where id = ${dispatchId}`);
      return world.one(sql`select id::text as id from batches where dispatch_id = ${dispatchId}`);
    },
    run: ({ send }, id) => send('POST', `/api/batches/${id}/redeem`, { body: {}, login: 'retailer' }),
  },
  'work a batch': { prepare: (world) => world.released(), run: ({ work }) => work('batchWork') },
};

const ask = ({ send }: RaceWorld): Promise<Answer> => {
  const rewards = [{ sku: CARD, quantity: 1, selling_price: '9' }];
  const body = { type: 'committed', rewards, no_expiration: true };
  return send('POST', '/api/advertisers/1/allocations', { body, login: 'retailer' });
};

/** A request for one piece that waits for its decision: the id of its line. */
const openLine = async (world: RaceWorld): Promise<string> =>
  String(world.requireOk(await ask(world)).body.request?.id);

const decided =
  (verb: string, body?: unknown, login = 'operator'): RacedChange['run'] =>
  ({ send }, id) =>
    send('POST', `/api/allocation_requests/${id}/${verb}`, { body, login, version: 1 });

const budget =
  (type: 'credit' | 'debit'): RacedChange['run'] =>
  ({ send }) =>
    send('PUT', '/api/advertisers/1/budget', { body: { type, amount: '1', description: 'One' } });

const MONEY: Record<string, RacedChange> = {
  'credit the budget': { run: budget('credit') },
  'debit the budget': { run: budget('debit') },
  'request an allocation': { run: ask },
  'approve a request': { prepare: openLine, run: decided('approve') },
  'reject a request': { prepare: openLine, run: decided('reject', { reason: 'Not now' }) },
  'withdraw a request': { prepare: openLine, run: decided('withdraw', undefined, 'retailer') },
  'decide several requests': {
    prepare: openLine,
    run: ({ send }, id) =>
      send('POST', '/api/allocation_requests/decide', {
        body: { decision: 'approve', requests: [{ id, version: 1 }] },
      }),
  },
  'change a request': {
    prepare: async (world) =>
      world.one(sql`select allocation_id::text as id from budget_lines where id = ${await openLine(world)}`),
    run: ({ send }, id) =>
      send('PUT', `/api/advertisers/1/allocations/${id}`, {
        body: { external_id: 'IO-new', rewards: [{ sku: CARD, quantity: 2 }] },
        login: 'retailer',
        version: 1,
      }),
  },
};

const SETTINGS: Record<string, RacedChange> = {
  'save the promotion': {
    run: ({ save, promotion, next }) =>
      save(`/api/promotions/${promotion}`, { name: `Renamed ${next()}` }, 'retailer'),
  },
  'pause the promotion': {
    run: toggled(
      ({ save, promotion }, status) => save(`/api/promotions/${promotion}`, { status }, 'retailer'),
      'paused',
    ),
  },
  'stop a reward': {
    prepare: ({ one, promotion }) =>
      one(
        sql`select offer_id::text as id from promotion_rewards where promotion_id = ${promotion} and sku = ${CARD}`,
      ),
    run: (world, id) =>
      toggled(({ send, promotion }, status) =>
        send('PUT', `/api/promotions/${promotion}/rewards/${id}/status`, {
          body: { status },
          login: 'retailer',
        }),
      )(world, id),
  },
  'disable the SKU': {
    run: toggled(({ save }, status) => save(`/api/skus/${CARD_20}`, { status })),
  },
  'save the advertiser': {
    run: ({ save, next }) => save('/api/advertisers/1', { name: `Renamed ${next()}` }),
  },
  'disable the advertiser': {
    run: toggled(({ save }, status) => save('/api/advertisers/1', { status })),
  },
  'begin and delete a quota': {
    async run({ send }) {
      const path = '/api/advertisers/1/redemptions_quotas';
      const body = { sku: CARD_20, nb_redemptions_allowed: 1_000_000, alert_threshold: 900_000 };
      const quota = await send('POST', path, { body, login: 'platform_admin' });
      if (quota.status !== 201) return quota;
      return send('DELETE', `${path}/${quota.body.redemptions_quota_id ?? quota.body.id}`, {
        login: 'platform_admin',
        version: 1,
      });
    },
  },
  'import codes': { run: (world) => answered(() => world.importCodes(5)) },
  'check the budget alerts': { run: ({ work }) => work('budgetAlert', { advertiserId: '1' }) },
  'fold the counts': { run: ({ work }) => work('activityFold', {}) },
};

export const CHANGES: Readonly<Record<string, RacedChange>> = {
  ...SETTINGS,
  ...MONEY,
  ...DISPATCHES,
  ...REDEMPTIONS,
};
