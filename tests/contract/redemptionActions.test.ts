import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { openChange } from '../../platform/foundation/changes/change.ts';
import { moveRedemptions } from '../../platform/fulfillment/redemptions/money/move.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../platform/testing/dispatches.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import { ACCOUNT_ROLES, abilitiesOf } from '../../schema/foundation/abilities.ts';
import {
  REDEMPTION_STATES,
  type RedemptionState,
  type RedemptionStep,
} from '../../schema/foundation/transitions.ts';
import {
  type ActionCaller,
  type ActionFacts,
  type JudgedAction,
  judgeAction,
  type RedemptionAction,
} from '../../schema/fulfillment/redemptions/redemptionActions.ts';
import { USUAL, VARIANTS } from '../support/redemptionVariants.ts';

/** How a redemption comes to each state. */
const WAYS: Record<RedemptionState, readonly RedemptionStep[]> = {
  booked: [],
  pending: ['activate'],
  failed: ['activate', 'fail'],
  redeemed: ['activate', 'redeem'],
  denied: ['activate', 'deny'],
  canceled: ['activate', 'cancel'],
  expired: ['activate', 'expire'],
  refunded: ['activate', 'redeem', 'refund'],
  blocked: ['activate', 'redeem', 'block'],
};

/** A request that does an action, or tries it: none of them changes a state. A version that nobody has tells what is allowed from what is not. */
type Request = [method: string, path: string, body?: object];
type ActionRequest = Request | ((facts: ActionFacts, caller: ActionCaller) => Request);
const REQUESTS: Partial<Record<RedemptionAction, ActionRequest>> = {
  retry: ['POST', 'retry?dry_run=true'],
  reset: ['POST', 'reset?dry_run=true'],
  cancel: ['POST', 'cancel?dry_run=true'],
  reversal: ['POST', 'reversal?dry_run=true'],
  block: ['POST', 'block?dry_run=true'],
  redemption_link: ['POST', 'link?dry_run=true', { reason: 'Asked by phone' }],
  // Whoever may force refunds what nobody can kill by forcing it.
  refund: ({ cancelable, hasTracking }, { abilities }) => [
    ...(['POST', 'refund?dry_run=true'] as const),
    !cancelable && !hasTracking && abilities.has('forceRefundRedemptions')
      ? { force_code_cancel: true, reason: 'Asked by phone' }
      : {},
  ],
  force_refund: ['POST', 'refund?dry_run=true', { force_code_cancel: true, reason: 'Asked by phone' }],
  replace: ({ cancelable }) => ['POST', 'replace?dry_run=true', { former: cancelable ? 'refund' : 'block' }],
  resend_success_notification: [
    'POST',
    'notifications',
    { event: 'success', notification_channels: ['email'] },
  ],
  resend_activation_notification: [
    'POST',
    'notifications',
    { event: 'activation', notification_channels: ['email'] },
  ],
  set_user: ['PUT', 'user', { email: 'new@somewhere.example' }],
  correct_recipient: ['PUT', 'recipient', { email: 'new@somewhere.example' }],
  update_address: ['PUT', 'address', { line_1: '1 rue X', zipcode: '75001', city: 'Paris', country: 'FR' }],
};
const ACTIONS = Object.keys(REQUESTS) as RedemptionAction[];

let world: DispatchWorld;
const ids = new Map<RedemptionState, string>();
const UID = 'ada@somewhere.example';
beforeAll(async () => {
  world = await startDispatches();
  await world.run(sql`update promotions set notification_channels = '{email}' where id = ${world.mails}`);
  const rows = REDEMPTION_STATES.map((_, n) => ({
    sku: CARD,
    value: '10',
    email: UID,
    external_ref: String(n),
  }));
  const dispatch = await world.dispatch(world.mails, { kind: 'send_links', rows });
  if (dispatch.status !== 201) throw new Error(dispatch.text);
  const redemptions = await world.rows<{ id: string }>(
    sql`select id::text as id from redemptions order by id`,
  );
  const system = systemScope(world.platform.database);
  for (const [at, state] of REDEMPTION_STATES.entries()) {
    const id = String(redemptions[at]?.id);
    ids.set(state, id);
    for (const step of WAYS[state])
      await system.write((tx) =>
        moveRedemptions(openChange(tx, { scope: system }), {
          advertiserId: '1',
          ids: [id],
          step,
          madeBy: null,
        }),
      );
  }
  await world.run(sql`update redemptions set cancelable = true`);
});
afterAll(() => world?.platform.close());

let keys = 0;
interface Asker extends ActionCaller {
  login: string;
}
async function ask(action: RedemptionAction, facts: ActionFacts, caller: Asker): Promise<Answer> {
  const declared = REQUESTS[action] as ActionRequest;
  const [method, path, body] = typeof declared === 'function' ? declared(facts, caller) : declared;
  keys += 1;
  return world.platform.call(caller.login, method, `/api/redemptions/${ids.get(facts.state)}/${path}`, {
    ...(body ? { body } : {}),
    ...(method === 'PUT' ? { version: 999 } : {}),
    headers: { 'idempotency-key': `actions ${keys}` },
  });
}

/** One redemption in a state: what the graph lists, and what the platform answers to each action, are what the function says. */
async function compare(facts: ActionFacts, caller: Asker): Promise<void> {
  const { state } = facts;
  const read = await world.platform.call(caller.login, 'GET', `/api/redemptions/${ids.get(state)}`);
  if (caller.abilities.has('viewRedemptions')) {
    const listed = read.body.actions as unknown as JudgedAction[];
    for (const one of listed) expect([state, one]).toEqual([state, judgeAction(one.name, facts, caller)]);
  } else expect(read.status).toBe(403);
  for (const action of ACTIONS)
    expect([state, action, outcomeOf(await ask(action, facts, caller))]).toEqual([
      ...[state, action],
      answerOf(action, judgeAction(action, facts, caller)),
    ]);
}

/** What the platform answers by what the one function says. */
const answerOf = (action: RedemptionAction, { allowed, reason }: JudgedAction): string => {
  if (allowed) return REQUESTS[action] && isVersioned(action) ? '409 stale_version' : '200';
  return `${reason === 'missing_ability' ? 403 : 409} ${reason}`;
};
const isVersioned = (action: RedemptionAction) =>
  action === 'set_user' || action === 'correct_recipient' || action === 'update_address';
const outcomeOf = ({ status, body }: Answer) => (status === 200 ? '200' : `${status} ${body.error_name}`);

const statesOf = () =>
  world.rows<{ state: string; version: number }>(
    sql`select state, version from redemptions where id = any (${`{${[...ids.values()].join(',')}}`}::bigint[]) order by id`,
  );

const OPERATOR: Asker = {
  login: 'operator',
  isStaff: true,
  abilities: abilitiesOf(['superadmin', 'platform_admin']),
};

/** States between which abilities and facts make a difference. */
const TELLING = ['pending', 'redeemed', 'denied'] as const;

describe('RED-13, RED-14, RED-15, RED-17, RED-18, RED-19, RED-20, RED-21, RED-22, RED-23, RED-24, RED-25, RED-26, RED-27, RED-28, RED-29, RED-30, RED-31, RED-32, RED-33, RED-34, RED-35, D7: the function, the answer of the platform and the list of the graph say the same', () => {
  test('RED-51, RED-17, RED-18, RED-19, RED-20, RED-21, RED-22, RED-23, RED-24, RED-25, RED-34, RED-35: in every state, and nothing moves', async () => {
    const before = await statesOf();
    for (const state of REDEMPTION_STATES) await compare({ ...USUAL, state }, OPERATOR);
    expect(await statesOf()).toEqual(before);
  });

  test.each(ACCOUNT_ROLES)('RED-13, RED-14, RED-15: of %s', async (role) => {
    const caller = { login: role, abilities: abilitiesOf([role]), isStaff: false };
    for (const state of TELLING) await compare({ ...USUAL, state }, caller);
  });

  test.each(Object.keys(VARIANTS))('RED-21, RED-22, RED-26, RED-27: of a redemption %s', async (name) => {
    const { facts, make, undo } = VARIANTS[name] as (typeof VARIANTS)[string];
    await runAll(make);
    try {
      for (const state of TELLING) await compare({ ...USUAL, ...facts, state }, OPERATOR);
    } finally {
      await runAll(undo);
    }
  });
});

async function runAll(statements: readonly string[]): Promise<void> {
  const all = `'{${[...ids.values()].join(',')}}'::bigint[]`;
  for (const statement of statements)
    await world.run(
      sql.raw(
        statement
          .replaceAll('$ids', all)
          .replaceAll('$uid', `'${UID}'`)
          .replaceAll('$promotion', world.mails),
      ),
    );
}
