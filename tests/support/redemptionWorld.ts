import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { openChange } from '../../platform/foundation/changes/change.ts';
import type { CodeBox } from '../../platform/foundation/secrets/codeBox.ts';
import { openCodeBox } from '../../platform/foundation/secrets/openCodeBox.ts';
import { moveRedemption } from '../../platform/fulfillment/redemptions/money/move.ts';
import { redeemNow } from '../../platform/fulfillment/redemptions/redeem/redeemNow.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../platform/testing/dispatches.ts';
import type { Answer, Call } from '../../platform/testing/testPlatform.ts';
import type { RedemptionStep } from '../../schema/foundation/transitions.ts';
import { engineJobs, silentLog } from './engineJobs.ts';

/** Redemptions of one advertiser, given, moved and redeemed by the engine, and calls about one of them. */
export interface RedemptionWorld extends DispatchWorld {
  box: CodeBox;
  /** A booked redemption for this address; answers its id. */
  given(email: string, sku?: string): Promise<string>;
  /** Lets one take a step as the engine does. */
  move(id: string, step: RedemptionStep, reason?: string): Promise<void>;
  /** One that is redeemed, with its code. */
  redeemed(email: string): Promise<string>;
  /** Refunds one, its code killed. */
  refunded(id: string): Promise<void>;
  /** `GET /api/redemptions/{id}/{what}`, or another method with a body. */
  about(login: string, id: string, what: string, call?: Call & { method?: string }): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts it; the card comes from provider 50, which creates its codes here and reports balances. */
export async function startRedemptions(): Promise<RedemptionWorld> {
  const world = await startDispatches();
  const { platform } = world;
  await world.run(
    sql`insert into providers (id, name, kind, cancels, consults) values (50, 'Guerdon', 'issued', true, true)`,
  );
  await world.run(sql`update skus set provider_id = 50`);
  const box = await openCodeBox(platform.config, platform.database);
  const { tools } = engineJobs({ database: platform.database, box });
  const system = systemScope(platform.database);
  async function giveRedemption(email: string, sku = CARD): Promise<string> {
    const answer = await world.dispatch(world.mails, {
      kind: 'send_links',
      rows: [{ sku, value: sku === CARD ? '10' : '20', email, first_name: 'Ada' }],
    });
    if (answer.status !== 201) throw new Error(answer.text);
    const [row] = await world.rows<{ id: string }>(
      sql`select id::text as id from redemptions where dispatch_id = ${String(answer.body.dispatch?.id)}`,
    );
    return String(row?.id);
  }
  const move = async (id: string, step: RedemptionStep, reason?: string) =>
    system.write(async (tx) => {
      await moveRedemption(openChange(tx, { scope: system }), {
        advertiserId: '1',
        id,
        step,
        madeBy: null,
        ...(reason === undefined ? {} : { reason }),
      });
    });
  return {
    ...world,
    box,
    given: giveRedemption,
    move,
    async redeemed(email) {
      const id = await giveRedemption(email);
      const [row] = await world.rows<{ dispatch: string }>(
        sql`select dispatch_id::text as dispatch from redemptions where id = ${id}`,
      );
      await world.release(row?.dispatch);
      const outcome = await redeemNow(
        platform.database,
        { advertiserId: '1', redemptionId: id, patience: 1000 },
        { tools, log: silentLog },
      );
      if (outcome !== 'redeemed') throw new Error(JSON.stringify(outcome));
      return id;
    },
    async refunded(id) {
      const { status, text } = await platform.call('retailer', 'POST', `/api/redemptions/${id}/refund`, {
        body: {},
        headers: { 'idempotency-key': `refund ${id}` },
      });
      if (status !== 200) throw new Error(text);
    },
    about: (login, id, what, { method = 'GET', ...call } = {}) =>
      platform.call(login, method, `/api/redemptions/${id}/${what}`, call),
    close: () => platform.close(),
  };
}
