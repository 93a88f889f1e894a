import { sql } from 'drizzle-orm';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicSdl } from '../../gateway/sdl/sdl.ts';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import type { EffectsJson } from '../../platform/foundation/changes/effects.ts';
import { openSentMails, type SentMails } from '../../platform/testing/sentMails.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { ALLOCATION_FIGURES, BUDGET_FIGURES } from '../../schema/money/figures.ts';
import { EVENT_TYPES } from '../../schema/reports/eventTypes.ts';
import { type AllocationWorld, startAllocationWorld } from '../support/allocationWorld.ts';
import { checkedEvents, publishAll } from '../support/publishedEvents.ts';
import type { MoneyRequest } from './dispatchRequests.ts';
import { effectRequests } from './effectRequests.ts';

let world: AllocationWorld;
let mails: SentMails;
let keys = 0;
const newKey = () => `effects-${++keys}`;
const run = (statement: ReturnType<typeof sql>) =>
  world.database.script(async (db) => void (await db.execute(statement)));
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  systemScope(world.database).read((tx) => storedRows<Row>(tx, statement));

beforeAll(async () => {
  world = await startAllocationWorld('postgres');
  mails = openSentMails(world);
  await world.fund('1', 100_000);
  // Who watches: one of the staff, and the advertiser's own.
  await run(sql`insert into account_settings (account_id, budget_alerts, budget_alerts_state)
    values (1, 'on', 'confirmed'), (2, 'on', 'confirmed')`);
  // A provider that does not answer: what is redeemed waits for its code.
  await run(sql`update providers set kind = 'http', url = 'http://localhost:1'`);
});
afterAll(async () => {
  mails?.close();
  await world?.close();
});

const CHANGES = effectRequests({ world: () => world, newKey: () => newKey() });

/** Every figure of the budget and of its allocations, but for the limits. */
async function picture(): Promise<Map<string, string>> {
  const { body } = await world.call('operator', 'GET', '/api/advertisers/1/budget');
  const seen = new Map<string, string>();
  for (const name of BUDGET_FIGURES) if (!name.startsWith('max_')) seen.set(name, String(body[name]));
  const ids = await rows<{ id: string }>(
    sql`select id::text as id from allocations where advertiser_id = 1 order by id`,
  );
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
const figureChanges = ({ figures }: EffectsJson, before: Map<string, string>): string[] =>
  figures.map(({ name, allocation_id: id, before: was, after }) => {
    const full = id === null ? name : `${id} ${name}`;
    return `${before.has(full) ? full : full.replace(/^\d+/, 'new')} ${was} → ${after}`;
  });

async function postingsSince(last: string): Promise<string[]> {
  const postings = await rows<{ posting: string }>(sql`select t.kind || ' ' || e.amount as posting
    from ledger_txns t join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id and e.line = 2
    where t.advertiser_id = 1 and t.id > ${last} order by t.id`);
  return postings.map(({ posting }) => posting);
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
  const answer = await world.call(
    request.login,
    request.method,
    `${request.url}${isDryRun ? `${request.url.includes('?') ? '&' : '?'}dry_run=true` : ''}`,
    {
      ...(request.body ? { body: request.body } : {}),
      ...(request.version === undefined ? {} : { version: request.version }),
      headers: { 'idempotency-key': newKey() },
    },
  );
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
    const actual = await send(one, false);
    const after = changes(before, await picture());
    const posted = await postingsSince(last);
    // Who is of another organization, as staff is to a retailer, is not told by name.
    const came = (await arrived()).filter((mail) => one.login !== 'retailer' || !mail.startsWith('operator'));
    for (const effects of [tried, actual]) {
      expect(figureChanges(effects, before).sort()).toEqual(after.sort());
      expect(
        effects.postings.map(({ kind, amount }) => `${kind} ${amount.replace('.', '')}`.replace(/ 0+/, ' ')),
      ).toEqual(posted);
      expect(
        effects.mails.map(({ recipient, subject }) => unnumbered(`${recipient}: ${subject}`)).sort(),
      ).toEqual(came.map(unnumbered));
    }
  });
});

/** Many decisions at once tell the figures summed, advertiser by advertiser: `decideMany.test.ts` compares them. */
const SUMMED = ['decideAllocationRequests'];

/** Events that none of these changes publishes, and what does. */
const ELSEWHERE: Record<string, string> = {
  'redemption.expired': 'the sweep, by the business clock',
  'redemption.reward_chosen': 'the recipient, on a page',
  'redemption.recipient_changed': '`tests/contract/events.test.ts`',
  'redemption.message_resent': '`tests/contract/events.test.ts`',
};

/** They give access or say where events go: no money moves and nobody gets a mail, and their effects are empty. */
const OF_NO_MONEY = [
  ...['createServiceAccount', 'rotateServiceAccountSecret', 'endServiceAccountSecret'],
  ...['createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'testWebhook'],
  'replayWebhookEvents',
];

/** What a job made, as the change of a dispatch answers it: each of these changes is compared. */
const OF_JOBS = ['dispatchChange'];

test('what these changes did is published, with data that the declared schemas accept', async () => {
  await publishAll(world.database);
  const published = new Set(await checkedEvents(world, '0'));
  const subjects = ['budget', 'allocation', 'dispatch', 'redemption'];
  const missing = EVENT_TYPES.filter(
    ({ name, subject }) => subjects.includes(subject) && !published.has(name) && !(name in ELSEWHERE),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('MONEY-2: every mutation that answers effects is compared', () => {
  const sdl = print(publicSdl);
  const answers = [...sdl.matchAll(/^type (\w+)Success \{[^}]*\n {2}effects: Effects!/gm)].map(
    ([, name = '']) => name,
  );
  expect(answers.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).sort()).toEqual(
    [...Object.keys(CHANGES), ...SUMMED, ...OF_NO_MONEY, ...OF_JOBS].sort(),
  );
});
