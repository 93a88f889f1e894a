// What the effects of a change of an advertiser, of an account, of a key and of a service account say of open dispatches is what then becomes of them.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/access/scope.ts';
import { openChange } from '../../platform/changes/change.ts';
import { rowsOf } from '../../platform/database/connection.ts';
import { mailSubject } from '../../platform/mail/words.ts';
import type { AdvertiserEffectsJson } from '../../platform/resources/advertisers/effects.ts';
import { moveRedemptions } from '../../platform/resources/redemptions/move.ts';
import { openSentMails, type SentMails } from '../../platform/testing/sentMails.ts';
import { SERVICE_PATH, servicesOf } from '../../platform/testing/serviceAccounts.ts';
import type { Call, Json } from '../../platform/testing/testPlatform.ts';
import { textOf } from '../house/tree.ts';
import { type AllocationWorld, REWARDS, startAllocationWorld } from '../support/allocationWorld.ts';
import { compareTry, type TriedRequest } from '../support/comparedTry.ts';

/** A login, or the bearer of a program's token. */
type Caller = { login: string } | { bearer: string };
type Made = { by: Caller; key?: Json; service?: Json };

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
beforeEach(() => {
  made += 1;
});
afterEach(async () => {
  await rows(sql`update advertisers set status = 'enabled' where id = 1`);
  await rows(sql`update accounts set status = 'enabled', roles = '{admin,platform_admin}' where id = 11`);
  await rows(sql`insert into account_advertisers values (11, 1) on conflict do nothing`);
  await rows(sql`update accounts set email = 'second@guerdon.example', email_verified = true where id = 10`);
  for (const id of ['10', '11']) world.app.authentication.forget(id);
  await work();
});

const { fine } = REWARDS;
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  rowsOf<Row & Record<string, unknown>>(world.database.db, statement);
const pending = async () =>
  Number((await world.call('operator', 'GET', '/api/advertisers/1/budget')).body.pending);

async function ask(by: Caller, url: string, body: object): Promise<Json> {
  const headers = {
    'idempotency-key': `stopped-${made}-${url}`,
    ...('bearer' in by ? { authorization: `Bearer ${by.bearer}` } : {}),
  };
  const answer = await world.call('login' in by ? by.login : null, 'POST', url, { body, headers } as Call);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}
const retailer = { login: 'retailer' };
const versionOf = async (url: string) => Number((await world.call('operator', 'GET', url)).body.version);

async function startPromotion(): Promise<void> {
  const created = await ask(retailer, '/api/advertisers/1/promotions', {
    ...{ name: `Promotion ${made}`, ui_id: `stopped-${made}`, experience: { id: '1' } },
    ...{ rewards: [{ sku: fine }], activation_notification_channels: ['email'] },
    start_datetime: new Date(Date.now() - 86_400_000).toISOString(),
  });
  promotion = String(created.id);
}

/** A promotion with a held dispatch of three links. */
async function dispatchBy(by: Caller): Promise<void> {
  await startPromotion();
  await ask(by, `/api/promotions/${promotion}/dispatches`, {
    ...{ kind: 'send_links', undo_seconds: 86_400 },
    rows: ['a', 'b', 'c'].map((name) => ({ sku: fine, value: '10', email: `${name}${made}@x.example` })),
  });
}

/** Lets what is held go out, and works it; answers the mails that came to accounts. */
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
  const found = await rows<{ stage: string; n: number }>(
    sql`select l.stage, count(*)::int as n from batch_lines l join batches b on b.advertiser_id = l.advertiser_id and b.id = l.batch_id
      where b.promotion_id = ${promotion} and cardinality(b.plan) > 0 group by 1`,
  );
  return Object.fromEntries(found.map(({ stage, n }) => [stage, n]));
}

const colleague = async (): Promise<Made> => ({ by: { login: 'colleague' } });
const staff = async (): Promise<Made> => ({ by: { login: 'second' } });
const withKey = async (): Promise<Made> => {
  const answer = await ask({ login: 'colleague' }, '/api/advertisers/1/credentials', { name: `Key ${made}` });
  const key = answer.credential as Json;
  const client = { clientId: String(key.client_id), secret: String(answer.client_secret) };
  return { by: { bearer: await servicesOf(world).bearer(client) }, key };
};
const withService = async (): Promise<Made> => {
  const service = await servicesOf(world).made({
    ...{ name: `Service ${made}`, organization_id: '1' },
    abilities: ['createBulkRedemptions', 'viewPromotions', 'viewRedemptions', 'viewBudget'],
  });
  return { by: { bearer: await servicesOf(world).bearer(service) }, service: { ...service } as never };
};

type Change = (of: Made) => Promise<TriedRequest>;
const advertiser = (status: string) => async () => ({
  ...{ login: 'retailer', method: 'PUT', url: '/api/advertisers/1', body: { status } },
  version: await versionOf('/api/advertisers/1'),
});
const member =
  (id: string, body: object, more: Partial<TriedRequest> = {}): Change =>
  async () => ({
    ...{ login: 'operator', method: 'PUT', url: `/api/members/${id}`, body },
    ...{ version: await versionOf(`/api/members/${id}`), ...more },
  });
const ofService =
  (method: string, body?: object): Change =>
  async ({ service }) => ({
    ...{ login: 'operator', method, url: `${SERVICE_PATH}/${service?.id}`, ...(body && { body }) },
    version: await versionOf(`${SERVICE_PATH}/${service?.id}`),
  });
const deletesKey: Change = async ({ key }) => ({
  ...{ login: 'retailer', method: 'DELETE', url: `/api/credentials/${key?.id}` },
});
/** One of the lines is redeemed, and its recipient is told nothing yet. */
async function redeem() {
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
}
const alreadyDisabled = async () =>
  void (await rows(sql`update advertisers set status = 'disabled' where id = 1`));
const nothing = async () => {};

type Said = Partial<AdvertiserEffectsJson>;
const ALL = { lines_canceled: 3, lines_failed: 0, returned: [{ amount: '30.00', currency: 'EUR' }] };
const NONE = { lines_canceled: 0, lines_failed: 0, lines_resumed: 0, returned: [], mails: [] };
const toColleague = { mails: [{ recipient: 'Colleague', subject: expect.any(String) }] };

/** Who makes the dispatch, what happens meanwhile, the change, and what its effects say. */
const STOPS: Record<string, [maker: () => Promise<Made>, before: () => Promise<void>, Change, Said]> = {
  'an advertiser that is disabled': [
    colleague,
    nothing,
    advertiser('disabled'),
    { ...ALL, ...toColleague, recipients: 3, links: 3, returning: 0 },
  ],
  'an advertiser that is disabled while one is redeemed': [
    colleague,
    redeem,
    advertiser('disabled'),
    { lines_canceled: 2, lines_failed: 1, returned: [{ amount: '20.00', currency: 'EUR' }], ...toColleague },
  ],
  'an advertiser that is enabled again': [
    colleague,
    alreadyDisabled,
    advertiser('enabled'),
    { ...NONE, lines_resumed: 3, ...toColleague },
  ],
  'a maker who is disabled, and gets no mail': [
    colleague,
    nothing,
    member('11', { status: 'disabled' }),
    { ...ALL, mails: [] },
  ],
  'a maker without the role': [
    colleague,
    nothing,
    member('11', { roles: ['developer'] }),
    { ...ALL, ...toColleague },
  ],
  'a maker without the advertiser': [
    colleague,
    nothing,
    member('11', { advertiser_ids: [] }),
    { ...ALL, ...toColleague },
  ],
  'a maker of the staff with another address': [
    staff,
    nothing,
    member(
      '10',
      { email: 'second@elsewhere.example' },
      {
        mails: [
          `second@elsewhere.example: ${mailSubject('email_confirmation', {}, 'en')}`,
          `second@guerdon.example: ${mailSubject('email_changed', {}, 'en')}`,
        ],
      },
    ),
    { ...ALL, mails: [] },
  ],
  'a disabled maker of a key': [
    withKey,
    nothing,
    member('11', { status: 'disabled' }),
    { ...ALL, mails: [] },
  ],
  'a key that is deleted': [withKey, nothing, deletesKey, { ...ALL, ...toColleague }],
  'a service account that is ended': [
    withService,
    nothing,
    ofService('DELETE'),
    { ...ALL, mails: [{ recipient: 'operator', subject: expect.any(String) }] },
  ],
  'a service account without the ability': [
    withService,
    nothing,
    ofService('PUT', { abilities: ['viewPromotions'] }),
    ALL,
  ],
  'a service account without another ability': [
    withService,
    nothing,
    ofService('PUT', { abilities: ['createBulkRedemptions'] }),
    NONE,
  ],
  'another name of the advertiser': [
    colleague,
    nothing,
    async () => ({ ...(await advertiser('enabled')()), body: { name: `Alpha ${made}` } }),
    { ...NONE, recipients: 0, links: 0 },
  ],
  'another name of the maker': [colleague, nothing, member('11', { name: 'Colleague' }), NONE],
  'another key that is deleted': [colleague, nothing, async () => deletesKey(await withKey()), NONE],
  'an advertiser that is disabled while the maker is not allowed any more': [
    colleague,
    async () => void (await rows(sql`delete from account_advertisers where account_id = 11`)),
    advertiser('disabled'),
    NONE,
  ],
};

describe('MONEY-2, TRY-1: what effects say of open dispatches is what then becomes of them', () => {
  test.each(Object.entries(STOPS))('%s', async (_name, [maker, before, change, said]) => {
    const of = await maker();
    await dispatchBy(of.by);
    await before();
    const held = await pending();
    const request = await change(of);
    const isNothing = said.lines_canceled === 0 && !said.lines_failed && !said.lines_resumed;
    const settle = isNothing ? {} : { settle: work };
    const { done } = await compareTry({ world, mails }, { ...request, ...settle });
    const effects = done.effects as unknown as AdvertiserEffectsJson;
    expect(effects).toMatchObject(said);
    if (isNothing) return;
    const { canceled = 0, failed = 0, done: gone = 0 } = await stages();
    const sum = effects.returned.reduce((total, { amount }) => total + Number(amount), 0);
    expect({ canceled, failed, gone, returned: held - (await pending()) }).toEqual({
      ...{ canceled: effects.lines_canceled, failed: effects.lines_failed, gone: effects.lines_resumed },
      returned: sum,
    });
  });

  test('ADV-8: an advertiser that is disabled says whose links lead nowhere, and one that is enabled whose lead on again', async () => {
    await startPromotion();
    const { link } = await ask(retailer, `/api/promotions/${promotion}/rewards/${fine}/redemptions`, {
      order_id: `stopped-${made}`,
    });
    const leadsOn = async () => {
      const { text } = await world.call(null, 'GET', new URL(String(link)).pathname);
      return /name="step"/.test(text);
    };
    const change = async (status: string) =>
      (await compareTry({ world, mails }, await advertiser(status)())).done
        .effects as unknown as AdvertiserEffectsJson;
    expect(await leadsOn()).toBe(true);
    const disabled = await change('disabled');
    expect(await leadsOn()).toBe(false);
    expect(disabled.recipients).toBeGreaterThanOrEqual(1);
    const enabled = await change('enabled');
    expect(await leadsOn()).toBe(true);
    expect(enabled).toMatchObject({ returning: disabled.recipients, recipients: 0, links: 0 });
  });

  test('MONEY-2: every change that answers such effects is compared', () => {
    const changes = [
      ...textOf('schema/gateway.graphql').matchAll(
        /^type (\w+)Success \{[^}]*\n {2}effects: (?:Dispatch|Advertiser)Effects!/gm,
      ),
    ];
    expect(changes.map(([, name]) => name).sort()).toEqual([
      ...[
        'DeleteCredential',
        'EndServiceAccount',
        'UpdateAdvertiser',
        'UpdateMember',
        'UpdateServiceAccount',
      ],
    ]);
  });
});
