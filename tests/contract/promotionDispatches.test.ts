// What is said of a promotion's dispatches before it is changed is what then becomes of them: their lines, their money and the mail to their maker.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/access/scope.ts';
import { openChange } from '../../platform/changes/change.ts';
import { rowsOf } from '../../platform/database/connection.ts';
import type { PromotionEffectsJson } from '../../platform/resources/promotions/effects.ts';
import { moveRedemptions } from '../../platform/resources/redemptions/move.ts';
import { openSentMails, type SentMails } from '../../platform/testing/sentMails.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { type AllocationWorld, REWARDS, startAllocationWorld } from '../support/allocationWorld.ts';
import { compareTry } from '../support/comparedTry.ts';

type Change = () => Promise<Parameters<typeof compareTry>[1]>;

let world: AllocationWorld;
let mails: SentMails;
let made = 0;
let promotion: string;
beforeAll(async () => {
  world = await startAllocationWorld('pglite');
  mails = openSentMails(world);
  await world.fund('1', 10_000);
});
afterAll(async () => {
  mails?.close();
  await world?.close();
});

const { fine } = REWARDS;
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  rowsOf<Row & Record<string, unknown>>(world.database.db, statement);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const read = async () => (await world.call('retailer', 'GET', `/api/promotions/${promotion}`)).body;
const put = (body: object) => async () => ({
  ...{ login: 'retailer', method: 'PUT', url: `/api/promotions/${promotion}` },
  ...{ version: Number((await read()).version), body },
});
async function ask(url: string, body: object): Promise<Json> {
  made += 1;
  const headers = { 'idempotency-key': `promotion-dispatches-${made}` };
  const answer = await world.call('retailer', 'POST', url, { body, headers });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

describe('MONEY-2: what a promotion’s effects say of its dispatches is what then becomes of them', () => {
  let mail: string;
  /** Lets what is held go out, and works it; answers the mails that came. */
  async function work() {
    const come = [];
    for (let round = 0; round < 3; round += 1) {
      await world.database.db.execute(
        sql`update dispatches set release_at = guerdon_now() where state = 'held' and promotion_id = ${promotion}`,
      );
      await world.database.db.execute(
        sql`update jobs set run_at = now() where state = 'queued' and run_at > now()`,
      );
      come.push(...(await mails.arrived()));
    }
    // Messages to recipients are none of the mails to accounts.
    return come.filter(({ subject }) => subject === mail);
  }
  /** How many lines of the dispatch there are by stage. */
  async function stages(): Promise<Record<string, number>> {
    const found = await rows<{ stage: string; n: number }>(
      sql`select l.stage, count(*)::int as n from batch_lines l join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id
        where b.promotion_id = ${promotion} and cardinality(b.plan) > 0 group by 1`,
    );
    return Object.fromEntries(found.map(({ stage, n }) => [stage, n]));
  }
  const pending = async () =>
    Number((await world.call('operator', 'GET', '/api/advertisers/1/budget')).body.pending);
  beforeEach(async () => {
    const created = await ask('/api/advertisers/1/promotions', {
      ...{ name: `Promotion ${made}`, ui_id: `dispatches-${made}`, experience: { id: '1' } },
      ...{ rewards: [{ sku: fine }], activation_notification_channels: ['email'], start_datetime: day(-1) },
    });
    promotion = String(created.id);
    const { dispatch } = await ask(`/api/promotions/${promotion}/dispatches`, {
      ...{ kind: 'send_links', undo_seconds: 86_400 },
      rows: ['a', 'b', 'c'].map((name) => ({ sku: fine, value: '10', email: `${name}${made}@x.example` })),
    });
    mail = `Batch ${dispatch?.id} of … is done`;
  });

  const begins = put({ start_datetime: day(-3) });
  const pauses = put({ status: 'paused' });
  /** One of the lines is redeemed, and its recipient is told nothing yet. */
  const redeems: Change = async () => {
    const [line] = await rows<{ id: string }>(
      sql`select l.redemption_id::text as id from batch_lines l join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id
        where b.promotion_id = ${promotion} and cardinality(b.plan) > 0 order by l.line limit 1`,
    );
    const scope = systemScope(world.database);
    for (const step of ['activate', 'redeem'] as const)
      await scope.write((tx) =>
        moveRedemptions(openChange(tx, { scope }), {
          ...{ advertiserId: '1', ids: [String(line?.id)], step, madeBy: null },
        }),
      );
    return put({ name: `Redeemed ${made}` })();
  };
  const ENDS: Record<string, [before: Change[], change: Change, said: Partial<PromotionEffectsJson>]> = {
    'its completion': [[], put({ status: 'completed' }), { lines_canceled: 3, returned: '30.00' }],
    'an end in the past': [
      [begins],
      put({ end_datetime: day(-2) }),
      { lines_canceled: 3, returned: '30.00' },
    ],
    'its completion while it pauses': [[pauses], put({ status: 'completed' }), { lines_canceled: 3 }],
    'its completion while one is redeemed': [
      [redeems],
      put({ status: 'completed' }),
      { lines_canceled: 2, lines_failed: 1, returned: '20.00' },
    ],
    'a pause': [[], pauses, { lines_waiting: 3, returned: '0.00', mails: [] }],
    'its going on': [[pauses], put({ status: 'enabled' }), { lines_resumed: 3, returned: '0.00' }],
    'another name': [[], put({ name: 'Another' }), { lines_canceled: 0, lines_waiting: 0, mails: [] }],
  };
  test.each(Object.entries(ENDS))('%s', async (_name, [before, change, said]) => {
    for (const one of before) await compareTry({ world, mails }, await one());
    mail = mail.replace(/of .* is/, `of ${await nameOfIt()} is`);
    const request = await change();
    const isNamed = request.body && 'name' in request.body;
    const held = await pending();
    const settle = isNamed ? undefined : work;
    const { done } = await compareTry({ world, mails }, { ...request, ...(settle ? { settle } : {}) });
    const effects = done.effects as unknown as PromotionEffectsJson;
    expect(effects).toMatchObject(said);
    if (isNamed) return;
    const { canceled = 0, failed = 0, done: gone = 0, ...open } = await stages();
    const waiting = Object.values(open).reduce((sum, n) => sum + n, 0);
    expect({ canceled, failed, gone, waiting, returned: held - (await pending()) }).toEqual({
      ...{ canceled: effects.lines_canceled, failed: effects.lines_failed, gone: effects.lines_resumed },
      ...{ waiting: effects.lines_waiting, returned: Number(effects.returned) },
    });
  });

  const nameOfIt = async () => String((await read()).name);
});
