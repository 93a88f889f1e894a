import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../support/engineWorld.ts';
import { freePort } from '../support/freePort.ts';
import { type GatewayProcess, startGatewayProcess } from '../support/gatewayProcess.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { type ProviderStub, startProviderStub } from '../support/providerStub.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

const PUBLIC_URL = 'http://localhost:4000';
const SENT_TO = 'canary.sent.8c1f@x.example';
const PROVED = 'canary.proved.77d2@x.example';
const CODED_TO = 'canary.coded.4be0@x.example';

/** Where an address may stand: at the person, at the message on its way to them, and where it is proved (emptied within a day). */
const ADDRESSED = ['recipients', 'deliveries', 'one_time_codes'];

let world: EngineWorld;
let sink: SmtpSink;
let provider: ProviderStub;
let platform: PlatformProcess;
let gateway: GatewayProcess;
let platformUrl: string;
let gatewayUrl: string;
let token: string;
/** What nobody may find again outside of ciphertext. */
const secrets: { codes: string[]; tokens: string[]; tickets: string[]; digits: string[] } = {
  codes: [],
  tokens: [],
  tickets: [],
  digits: [],
};

beforeAll(async () => {
  world = await startEngineWorld();
  sink = await startSmtpSink();
  provider = await startProviderStub();
  await world.run(sql`update providers set url = ${provider.url} where id = 2`);
  await world.run(sql`update promotions set experience_id = 1, notification_channels = '{email}', activation_notification_channels = '{email}',
    authentication_systems = '{email}', fraud_level = 'standard' where id = 1`);
  await world.run(sql`insert into promotions (id, advertiser_id, name, ui_id, start_datetime, experience_id, notification_channels, activation_notification_channels, authentication_systems)
    values (3, 1, 'Three', 'three', now() - interval '1 day', 1, '{email}', '{}', '{email}'), (4, 1, 'Four', 'four', now() - interval '1 day', 1, '{}', '{}', '{email}')`);
  await world.run(sql`insert into promotion_rewards (advertiser_id, promotion_id, sku, position)
    select p.advertiser_id, p.id, s.sku, row_number() over (partition by p.id order by s.sku) from promotions p cross join skus s where p.id in (3, 4)`);
  platformUrl = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...world.environment,
    PUBLIC_URL,
    PLATFORM_URL: platformUrl,
    PLATFORM_PORT: new URL(platformUrl).port,
    SMTP_URL: sink.url,
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
    LOG_LEVEL: 'trace',
    SESSION_KEY: 'only-for-tests-and-nothing-else-0123456789',
  };
  platform = startPlatformProcess(env);
  gateway = startGatewayProcess(env);
  await platform.address;
  gatewayUrl = await gateway.url;
  token = await mintAccessToken(await loadKeys(world.database), { publicUrl: PUBLIC_URL, subject: 'ada' });
});
afterAll(async () => {
  for (const child of [platform?.child, gateway?.child]) {
    if (!child || child.exitCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await world?.close();
  await sink?.close();
  await provider?.close();
});

const CREATE = `mutation ($input: CreateDispatchInput!) { createDispatch(input: $input) {
  __typename ... on CreateDispatchSuccess { dispatch { id } } ... on Refused { code message } ... on InvalidInput { fieldErrors { field rule } } } }`;

let keys = 0;
async function create(input: Record<string, unknown>): Promise<string> {
  keys += 1;
  const answer = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: CREATE,
      variables: { input: { idempotencyKey: `canary-${keys}`, undoSeconds: 0, ...input } },
    }),
  });
  const text = await answer.text();
  const id = JSON.parse(text).data?.createDispatch?.dispatch?.id as string | undefined;
  if (!id) throw new Error(text);
  return id;
}

const recipient = (email: string, sku: string) => [
  { sku, value: '10.00', email, firstName: 'Cana', lastName: 'Ry' },
];

/** The text of the last mail to an address. */
async function mailTo(address: string): Promise<string> {
  const lastMail = () => sink.messages.filter((text) => text.includes(address)).at(-1);
  await expect.poll(lastMail, { interval: 100 }).toBeDefined();
  return (lastMail() ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/** A recipient's browser, through the gateway. */
function browser() {
  const jar = new Map<string, string>();
  return async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(gatewayUrl + path, {
      redirect: 'manual',
      headers: {
        origin: PUBLIC_URL,
        'accept-language': 'en',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return { html: await answer.text(), location: answer.headers.get('location') ?? '' };
  };
}

const stateOf = async (dispatchId: string) => {
  const rows = await world.rows<{ state: string }>(
    sql`select state from redemptions where dispatch_id = ${dispatchId}`,
  );
  return rows.map(({ state }) => state).join();
};

describe('G1: marks that go through everything are found nowhere but where they belong', () => {
  it('a link that is mailed, opened and redeemed', async () => {
    const id = await create({ promotionId: '1', kind: 'send_links', rows: recipient(SENT_TO, SKUS.http) });
    const link = /\/r\/([\w-]{22})/.exec(await mailTo(SENT_TO))?.[1] ?? '';
    secrets.tokens.push(link);
    const ask = browser();
    await ask(`/r/${link}`);
    await ask(`/r/${link}`, { step: 'redeem' });
    await expect.poll(() => stateOf(id)).toBe('redeemed');
    expect((await ask(`/r/${link}`)).html).toContain('STUB-');
  });

  it('a code that is mailed', async () => {
    const id = await create({ promotionId: '3', kind: 'send_codes', rows: recipient(CODED_TO, SKUS.http) });
    expect(await mailTo(CODED_TO)).toContain('STUB-');
    await expect.poll(() => stateOf(id)).toBe('redeemed');
  });

  it('codes that are downloaded', async () => {
    const id = await create({
      promotionId: '4',
      kind: 'download_codes',
      quantities: [{ sku: SKUS.issued, quantity: 2 }],
    });
    await expect.poll(() => stateOf(id)).toBe('redeemed,redeemed');
    const answer = await fetch(`${platformUrl}/api/dispatches/${id}/extracts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ kind: 'codes', include_pdf: false, reason: 'Printed' }),
    });
    const { url } = (await answer.json()) as { url: string };
    const ticket = new URL(url, platformUrl).searchParams.get('ticket') ?? '';
    secrets.tickets.push(ticket);
    const file = await fetch(`${platformUrl}/api/extracts/${/(\d+)/.exec(url)?.[1]}/file?ticket=${ticket}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const issued = [
      ...(await file.text()).matchAll(/\b[0-9A-HJKMNP-TV-Z]{4}-?(?:[0-9A-HJKMNP-TV-Z]{4}-?){3}/g),
    ].map(([code]) => code);
    expect(new Set(issued).size).toBe(2);
    secrets.codes.push(...issued);
  });

  it('a link that is downloaded, proved by digits and redeemed', async () => {
    const id = await create({
      promotionId: '4',
      kind: 'download_links',
      quantities: [{ sku: SKUS.http, quantity: 1 }],
    });
    const [row] = await world.rows<{ id: string }>(
      sql`select id::text as id from redemptions where dispatch_id = ${id}`,
    );
    const link = world.box.link(row?.id ?? '', 1).token;
    secrets.tokens.push(link);
    await expect
      .poll(() => world.rows(sql`select state from dispatches where id = ${id}`))
      .toEqual([{ state: 'done' }]);
    const ask = browser();
    const { location } = await ask(`/r/${link}`, { step: 'authenticate', email: PROVED });
    const [, ...paragraphs] = (await mailTo(PROVED)).split(/\r?\n\r?\n/);
    const digits = /\b(\d{6})\b/.exec(paragraphs.join('\n'))?.[1] ?? '';
    secrets.digits.push(digits);
    const one = new URL(location, PUBLIC_URL).searchParams.get('one') ?? '';
    await ask(location, { step: 'code', id: one, digits });
    await ask(`/r/${link}`, { step: 'redeem' });
    await expect.poll(() => stateOf(id)).toBe('redeemed');
  });

  it('are not in the logs of any process', () => {
    secrets.codes.push(...provider.given.values());
    expect(secrets.codes.length).toBeGreaterThanOrEqual(5);
    for (const log of [platform.log(), gateway.log()]) {
      expect(log.length).toBeGreaterThan(1000);
      const marks = [
        ...secrets.codes,
        ...secrets.tokens,
        ...secrets.tickets,
        ...secrets.digits.map((six) => `"${six}"`),
      ];
      for (const mark of [...marks, SENT_TO, PROVED, CODED_TO, 'canary.'])
        expect(log.includes(mark), mark).toBe(false);
    }
  });

  it('are in no table of the database, and so in no dump: addresses only where people are reached', async () => {
    const { db } = world.database;
    const tables = await rowsOf(
      db,
      { name: text },
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const leaks: string[] = [];
    for (const { name } of tables) {
      const rows = await rowsOf(db, { text: text }, sql.raw(`select t::text as text from "${name}" t`));
      const dump = rows.map((row) => row.text).join('\n');
      for (const mark of [...secrets.codes, ...secrets.tokens, ...secrets.tickets])
        for (const way of [mark, Buffer.from(mark).toString('hex'), Buffer.from(mark).toString('base64')])
          if (dump.includes(way)) leaks.push(`${name} holds ${mark}`);
      if (['jobs', 'events', 'one_time_codes', 'deliveries'].includes(name))
        for (const six of secrets.digits)
          if (new RegExp(`(?<![\\d.:])${six}(?!\\d)`).test(dump)) leaks.push(`${name} holds digits`);
      if (!ADDRESSED.includes(name) && dump.includes('canary.')) leaks.push(`${name} holds an address`);
    }
    expect(leaks).toEqual([]);
    expect(tables.length).toBeGreaterThan(50);
  });
});
