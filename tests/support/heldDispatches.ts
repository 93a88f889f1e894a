import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { openChange } from '../../platform/foundation/changes/change.ts';
import type { DispatchEffectsJson } from '../../platform/foundation/changes/openDispatches.ts';
import { moveRedemptions } from '../../platform/fulfillment/redemptions/money/move.ts';
import { openSentMails } from '../../platform/testing/sentMails.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { REWARDS, startAllocationWorld } from './allocationWorld.ts';
import { compareTry, type TriedRequest } from './comparedTry.ts';

/** Who asks: a login, or the bearer of a program's token. */
export type Caller = { login: string } | { bearer: string };

type LineEffects = Partial<DispatchEffectsJson>;

/** What the effects of a change say; those of an advertiser and of a promotion nest `dispatches`. */
export type SaidEffects = LineEffects & {
  dispatches?: LineEffects;
  lines_waiting?: number;
  recipients?: number;
  links?: number;
  returning?: number;
};

const retailer = { login: 'retailer' };

/** A world with promotions of advertiser 1, each with a held dispatch of three links, and what becomes of its lines, of their money and of the mails to accounts. */
export async function startHeldDispatches() {
  const world = await startAllocationWorld('pglite');
  await world.fund('1', 10_000);
  const mails = openSentMails(world);
  let serial = 0;
  let promotion = '';
  const rows = <Row>(statement: ReturnType<typeof sql>) => storedRows<Row>(world.database.db, statement);
  const ofPromotion =
    () => sql`from batch_lines l join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id
    where b.promotion_id = ${promotion} and cardinality(b.plan) > 0`;

  async function ask(by: Caller, url: string, body: object): Promise<Json> {
    serial += 1;
    const key = { 'idempotency-key': `held-${serial}` };
    const [login, headers] =
      'login' in by ? [by.login, key] : [null, { ...key, authorization: `Bearer ${by.bearer}` }];
    const answer = await world.call(login, 'POST', url, { body, headers });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  }

  async function startPromotion(): Promise<string> {
    const created = await ask(retailer, '/api/advertisers/1/promotions', {
      name: `Promotion ${serial}`,
      ui_id: `held-${serial}`,
      experience: { id: '1' },
      rewards: [{ sku: REWARDS.fine }],
      activation_notification_channels: ['email'],
      start_datetime: new Date(Date.now() - 86_400_000).toISOString(),
    });
    promotion = String(created.id);
    return promotion;
  }

  /** Lets what is held go out, and works it; answers the mails that came to accounts, not those to recipients. */
  async function work() {
    const come = [];
    for (let round = 0; round < 3; round += 1) {
      await rows(
        sql`update dispatches set release_at = guerdon_now() where state = 'held' and promotion_id = ${promotion}`,
      );
      await rows(sql`update jobs set run_at = now() where state = 'queued' and run_at > now()`);
      come.push(...(await mails.arrived()));
    }
    return come.filter(({ to }) => !to.address.endsWith('@x.example'));
  }

  /** How many lines of the dispatch there are by stage. */
  async function stages(): Promise<Record<string, number>> {
    const counts = await rows<{ stage: string; n: number }>(
      sql`select l.stage, count(*)::int as n ${ofPromotion()} group by 1`,
    );
    return Object.fromEntries(counts.map(({ stage, n }) => [stage, n]));
  }

  /** Money that the advertiser's open redemptions hold. */
  const pending = async () =>
    Number((await world.call('operator', 'GET', '/api/advertisers/1/budget')).body.pending);

  async function change(request: TriedRequest): Promise<SaidEffects> {
    const { done } = await compareTry({ world, mails }, request);
    return done.effects as unknown as SaidEffects;
  }

  return {
    world,
    rows,
    work,
    change,
    ask,
    startPromotion,
    /** Starts a promotion, and holds three links of it. */
    async hold(by: Caller = retailer): Promise<string> {
      await startPromotion();
      await ask(by, `/api/promotions/${promotion}/dispatches`, {
        kind: 'send_links',
        undo_seconds: 86_400,
        rows: ['a', 'b', 'c'].map((name) => ({
          sku: REWARDS.fine,
          value: '10',
          email: `${name}${serial}@x.example`,
        })),
      });
      return promotion;
    },
    /** Redeems one of the lines; its recipient is told nothing yet. */
    async redeem(): Promise<void> {
      const [line] = await rows<{ id: string }>(
        sql`select l.redemption_id::text as id ${ofPromotion()} order by l.line limit 1`,
      );
      const scope = systemScope(world.database);
      for (const step of ['activate', 'redeem'] as const)
        await scope.write((tx) =>
          moveRedemptions(openChange(tx, { scope }), {
            advertiserId: '1',
            ids: [String(line?.id)],
            step,
            madeBy: null,
          }),
        );
    },
    /** Makes a change, and lets the dispatch go on if it is touched: the effects say what is expected, and what then becomes of its lines and money. */
    async compare(request: TriedRequest, expected: SaidEffects): Promise<void> {
      const { lines_canceled, lines_failed, lines_resumed } = dispatchesIn(expected);
      const isTouched = [lines_canceled, lines_failed, lines_resumed, expected.lines_waiting].some(Boolean);
      const pendingBefore = await pending();
      const effects = await change({ ...request, ...(isTouched && { settle: work }) });
      expect(effects).toMatchObject(expected);
      if (!isTouched) return;
      const { canceled = 0, failed = 0, done: gone = 0, ...open } = await stages();
      const waiting = Object.values(open).reduce((sum, n) => sum + n, 0);
      const dispatches = dispatchesIn(effects);
      expect({ canceled, failed, gone, waiting, returned: pendingBefore - (await pending()) }).toEqual({
        canceled: dispatches.lines_canceled,
        failed: dispatches.lines_failed,
        gone: dispatches.lines_resumed,
        waiting: effects.lines_waiting ?? 0,
        returned: dispatches.returned?.reduce((total, { amount }) => total + Number(amount), 0),
      });
    },
    async close(): Promise<void> {
      mails.close();
      await world.close();
    },
  };
}

const dispatchesIn = (effects: SaidEffects): LineEffects => effects.dispatches ?? effects;

export type HeldDispatches = Awaited<ReturnType<typeof startHeldDispatches>>;
