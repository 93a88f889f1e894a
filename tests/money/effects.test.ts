import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/access/scope.ts';
import { openChange } from '../../platform/changes/change.ts';
import type { EffectsJson } from '../../platform/changes/effects.ts';
import { rowsOf } from '../../platform/database/connection.ts';
import { moveRedemptions } from '../../platform/resources/redemptions/move.ts';
import { openSentMails, type SentMails } from '../../platform/testing/sentMails.ts';
import { ALLOCATION_FIGURES, BUDGET_FIGURES } from '../../schema/figures.ts';
import type { RedemptionStep } from '../../schema/transitions.ts';
import {
  type AllocationWorld,
  committed,
  open,
  REWARDS,
  startAllocationWorld,
} from '../support/allocationWorld.ts';
import { dispatchRequests, type MoneyRequest } from './dispatchRequests.ts';

let world: AllocationWorld;
let mails: SentMails;
let keys = 0;
const newKey = () => `effects-${++keys}`;
const run = (statement: ReturnType<typeof sql>) =>
  world.database.script(async (db) => void (await db.execute(statement)));
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  systemScope(world.database).read((tx) => rowsOf<Row>(tx, statement));

beforeAll(async () => {
  world = await startAllocationWorld('postgres');
  mails = openSentMails(world);
  await world.fund('1', 100_000);
  // Who watches: one of the staff, and the advertiser's own.
  await run(sql`insert into account_settings (account_id, budget_alerts, budget_alerts_state)
    values (1, 'on', 'confirmed'), (2, 'on', 'confirmed')`);
});
afterAll(async () => {
  mails?.close();
  await world?.close();
});

type Request = () => Promise<MoneyRequest>;
const ofDispatches = Object.fromEntries(dispatchRequests({ world: () => world, newKey: () => newKey() }));
const made = (operation: string): Request => {
  const request = ofDispatches[operation];
  if (!request) throw new Error(operation);
  return request;
};
const budget = (type: 'credit' | 'debit', amount: string): MoneyRequest => ({
  ...{ method: 'PUT', url: '/api/advertisers/1/budget', login: 'operator', other: 'second' },
  body: { type, amount, description: 'Effects' },
});
const asked = (body: object): MoneyRequest => ({
  ...{ method: 'POST', url: '/api/advertisers/1/allocations', login: 'retailer', other: 'colleague' },
  body,
});
const decided = (verb: string, login: string, body: object) => async (): Promise<MoneyRequest> => {
  const { request, ...refused } = (await world.ask(body)).body;
  if (!request) throw new Error(JSON.stringify(refused));
  const url = `/api/allocation_requests/${request.id}/${verb}`;
  return { method: 'POST', url, login, other: login, version: 1 };
};
const approve = async (body: object) => {
  const { request } = (await world.ask(body)).body;
  const answer = await world.decide('approve', request?.id);
  if (answer.status !== 200) throw new Error(answer.text);
};
const credential = async () => {
  const url = '/api/advertisers/1/credentials';
  const headers = { 'idempotency-key': newKey() };
  const answer = await world.call('retailer', 'POST', url, { body: { name: newKey() }, headers });
  return answer.body.credential as unknown as { id: string; version: number };
};

/** One redemption of a committed allocation or of the budget, brought so far by these steps. */
async function redemption(...steps: RedemptionStep[]): Promise<string> {
  const { url, login, ...asked } = await made('createRedemption')();
  const body = { ...asked.body, user: { email: `${newKey()}@x.example` } };
  const answer = await world.call(login, 'POST', url, { body, headers: { 'idempotency-key': newKey() } });
  const { redemption: created } = answer.body as { redemption?: { id: string } };
  if (!created) throw new Error(answer.text);
  const scope = systemScope(world.database);
  for (const step of steps)
    await scope.write((tx) =>
      moveRedemptions(openChange(tx, { scope }), {
        ...{ advertiserId: '1', ids: [created.id], step, madeBy: null },
      }),
    );
  return created.id;
}
const commanded =
  (command: string, steps: RedemptionStep[], body?: object): Request =>
  async () => ({
    ...{ method: 'POST', url: `/api/redemptions/${await redemption(...steps)}/${command}` },
    ...{ login: 'operator', other: 'second', ...(body ? { body } : {}) },
  });

/** Every mutation that answers effects, with the requests by which it is compared, each about something new. */
const CHANGES: Record<string, Record<string, Request>> = {
  updateBudget: {
    'a credit': async () => budget('credit', '12.34'),
    'a debit': async () => budget('debit', '5.00'),
    'a debit below a limit of the balance': async () => {
      await run(sql`update advertisers set alert_1 = (select -sum(balance) from ledger_accounts
        where advertiser_id = 1 and kind in ('funding', 'delivered', 'expired')) where id = 1`);
      return budget('debit', '0.01');
    },
    'a debit below what was told of already': async () => budget('debit', '0.01'),
    'a credit above it': async () => budget('credit', '50.00'),
  },
  updateBudgetLine: {
    'another reference': async () => {
      const [line] = await rows<{ id: string; version: number }>(
        sql`select id::text as id, version from budget_lines where advertiser_id = 1 and type = 'credit' order by id limit 1`,
      );
      const url = `/api/advertisers/1/budget/line_items/${line?.id}?description=${newKey()}`;
      return {
        ...{ method: 'PUT', url, login: 'operator', other: 'second' },
        version: Number(line?.version),
      };
    },
  },
  createAllocation: {
    'committed stock': async () => asked(committed(3, '9.99')),
    'the first open one': async () => asked(open('20.00', REWARDS.other)),
    'more for the open one': async () => {
      await approve(open('200.00'));
      return asked(open('1.50'));
    },
    'less for the open one': async () => asked(open('-1.50')),
    'rewards alone': async () => asked(open('0.00', REWARDS.third)),
  },
  updateAllocation: {
    'another quantity': async () => {
      const { allocation } = (await world.ask(committed(2, '5'))).body as never as {
        allocation: { id: string; version: number };
      };
      return {
        ...{ method: 'PUT', url: `/api/advertisers/1/allocations/${allocation.id}`, login: 'retailer', other: 'colleague' },
        version: allocation.version,
        body: { rewards: [{ sku: REWARDS.fine, selling_price: '5', quantity: 7 }] },
      };
    },
  },
  decideAllocationRequest: {
    'approved stock': decided('approve', 'second', committed(4, '10')),
    'approved for the open one': decided('approve', 'second', open('3.00')),
    'approved back from the open one': decided('approve', 'second', open('-2.00')),
    rejected: decided('reject', 'second', committed(1, '10')),
    withdrawn: decided('withdraw', 'retailer', committed(1, '10')),
  },
  createCredential: {
    'a key': async () => ({
      ...{ method: 'POST', url: '/api/advertisers/1/credentials', login: 'retailer', other: 'colleague' },
      body: { name: newKey() },
    }),
  },
  updateCredential: {
    'another name': async () => {
      const { id, version } = await credential();
      return {
        ...{ method: 'PUT', url: `/api/credentials/${id}`, login: 'retailer', other: 'colleague', version },
        body: { name: newKey() },
      };
    },
  },
  deleteCredential: {
    'a key': async () => {
      const { id, version } = await credential();
      return { method: 'DELETE', url: `/api/credentials/${id}`, login: 'retailer', other: 'colleague', version };
    },
  },
  updateDiscount: {
    'a new one': async () => ({
      ...{ method: 'PUT', url: '/api/advertisers/1/discounts', login: 'operator', other: 'second' },
      ...{ version: 0, body: { product_id: 'ABC-AA0001', discount: '10' } },
    }),
  },
  createDispatch: {
    links: () => made('createDispatch')(),
    'links that reach the threshold of a quota': async () => {
      await run(sql`delete from redemption_quotas`);
      await run(sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed, used, alert_threshold)
        values (1, ${REWARDS.fine}, 100000, 0, 1)`);
      return made('createDispatch')();
    },
  },
  recallDispatch: { 'one that is held': () => made('recallDispatch')() },
  releaseDispatch: { 'one that is held': () => made('releaseDispatch')() },
  cancelDispatch: { 'one that went out': () => made('cancelDispatch')() },
  retryDispatch: { 'one that failed': () => made('retryDispatch')() },
  createRedemption: { 'from its allocation': () => made('createRedemption')() },
  createAndRedeem: {
    'one that its provider has not': async () => {
      const { body, ...request } = await made('createAndRedeem')();
      return { ...request, body: { ...body, testing: false } };
    },
  },
  retryRedemption: { 'a failed one': commanded('retry', ['activate', 'fail']) },
  resetRedemption: { 'a denied one': commanded('reset', ['activate', 'deny']) },
  cancelRedemption: { 'a pending one': commanded('cancel', ['activate']) },
  reverseRedemption: { 'a redeemed one': commanded('reversal', ['activate', 'redeem']) },
  blockRedemption: { 'a redeemed one': commanded('block', ['activate', 'redeem']) },
  refundRedemption: {
    'a redeemed one': commanded('refund', ['activate', 'redeem'], {
      force_code_cancel: true,
      reason: 'The shop closed',
    }),
  },
  replaceRedemption: {
    'a blocked one': commanded('replace', ['activate', 'redeem'], { former: 'block' }),
  },
};

/** Every figure of the budget and of its allocations, but for the limits. */
async function picture(): Promise<Map<string, string>> {
  const { body } = await world.call('operator', 'GET', '/api/advertisers/1/budget');
  const seen = new Map<string, string>();
  for (const name of BUDGET_FIGURES) if (!name.startsWith('max_')) seen.set(name, String(body[name]));
  const ids = await rows<{ id: string }>(sql`select id::text as id from allocations where advertiser_id = 1 order by id`);
  for (const { id } of ids) {
    const { body: allocation } = await world.call('operator', 'GET', `/api/advertisers/1/allocations/${id}`);
    for (const name of ALLOCATION_FIGURES) seen.set(`${id} allocation_${name}`, String(allocation[name]));
  }
  return seen;
}

/** What changed from one picture to the other, as effects tell it; an allocation that was not there before is `new`, and had nothing. */
function changes(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].flatMap(([name, now]) => {
    const was = before.get(name) ?? '0.00';
    return was === now ? [] : [`${before.has(name) ? name : name.replace(/^\d+/, 'new')} ${was} → ${now}`];
  });
}
const told = ({ figures }: EffectsJson, before: Map<string, string>): string[] =>
  figures.map(({ name, allocation_id: id, before: was, after }) => {
    const full = id === null ? name : `${id} ${name}`;
    return `${before.has(full) ? full : full.replace(/^\d+/, 'new')} ${was} → ${after}`;
  });

async function postingsSince(last: string): Promise<string[]> {
  const found = await rows<{ posting: string }>(sql`select t.kind || ' ' || e.amount as posting
    from ledger_txns t join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id and e.line = 2
    where t.advertiser_id = 1 and t.id > ${last} order by t.id`);
  return found.map(({ posting }) => posting);
}
const lastPosting = async () =>
  (await rows<{ id: string }>(sql`select coalesce(max(id), 0)::text as id from ledger_txns`))[0]?.id ?? '0';

/** Everything that waits for its moment is due, and is done; the mails that came, each as its effect. */
async function arrived(): Promise<string[]> {
  const come = [];
  for (let round = 0; round < 3; round += 1) {
    await run(sql`update dispatches set release_at = guerdon_now() where state = 'held'`);
    await run(sql`update jobs set run_at = now() where state = 'queued' and run_at > now()`);
    come.push(...(await mails.arrived()));
  }
  return come.map(({ to, subject }) => `${to.name ?? to.address}: ${subject}`).sort();
}
/** A dispatch that is only tried has no number yet. */
const unnumbered = (mail: string) => mail.replace(/(Batch|lot) (\S+) /, '$1 … ');

async function send(request: MoneyRequest, isDryRun: boolean): Promise<EffectsJson> {
  const answer = await world.call(request.login, request.method, `${request.url}${isDryRun ? `${request.url.includes('?') ? '&' : '?'}dry_run=true` : ''}`, {
    ...(request.body ? { body: request.body } : {}),
    ...(request.version === undefined ? {} : { version: request.version }),
    headers: { 'idempotency-key': newKey() },
  });
  expect(answer.text).toContain('"effects"');
  return (answer.body as never as { effects: EffectsJson }).effects;
}

describe.each(Object.entries(CHANGES))('MONEY-2: %s', (_mutation, ways) => {
  test.each(Object.entries(ways))('%s: what its try says is what then happens', async (_way, request) => {
    const one = await request();
    await mails.arrived();
    const [before, last] = [await picture(), await lastPosting()];
    const tried = await send(one, true);
    expect(changes(before, await picture())).toEqual([]);
    const done = await send(one, false);
    const after = changes(before, await picture());
    const posted = await postingsSince(last);
    // Who is of another organization, as staff is to a retailer, is not told by name.
    const came = (await arrived()).filter((mail) => one.login !== 'retailer' || !mail.startsWith('operator'));
    for (const effects of [tried, done]) {
      expect(told(effects, before).sort()).toEqual(after.sort());
      expect(effects.postings.map(({ kind, amount }) => `${kind} ${amount.replace('.', '')}`.replace(/ 0+/, ' '))).toEqual(posted);
      expect(
        effects.mails.map(({ recipient, subject }) => unnumbered(`${recipient}: ${subject}`)).sort(),
      ).toEqual(came.map(unnumbered));
    }
  });
});

test('MONEY-2: every mutation that answers effects is compared', () => {
  const folder = 'schema/sdl';
  const sdl = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const answers = [...sdl.matchAll(/^type (\w+)Success \{[^}]*\n {2}effects: Effects!/gm)].map(([, name = '']) => name);
  expect(answers.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).sort()).toEqual(
    Object.keys(CHANGES).sort(),
  );
});
