import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageBlocks, shellWith } from '../support/followedPage.ts';
import { freePort } from '../support/freePort.ts';
import { ownServer, postgresFolder } from '../support/postgres.ts';
import { localCertificate, startProxy, type TlsProxy } from '../support/tlsProxy.ts';
import { Visitor } from '../support/visitor.ts';

const PASSWORD = 'a password of nobody else';
const EMAIL = 'ada@acme.example';

let server: Awaited<ReturnType<typeof ownServer>>;
let front: TlsProxy;
let back: TlsProxy;
let publicUrl: string;
let block: ReturnType<typeof pageBlocks>;
let shell: ReturnType<typeof shellWith>;
let running: ReturnType<ReturnType<typeof shellWith>['start']>[] = [];
let invitation = '';
const folder = mkdtempSync(join(tmpdir(), 'guerdon-production-'));
const ports = { platform1: 0, platform2: 0, worker: 0, gateway1: 0, gateway2: 0 };

const psql = (statements: string, url = server.url) =>
  execFileSync(join(postgresFolder() ?? '', 'psql'), ['-v', 'ON_ERROR_STOP=1', '-At', url], {
    input: statements,
    encoding: 'utf8',
  });
/** A database of the server as one of its roles reaches it. */
const urlOf = (user: string, name: string) => {
  const url = new URL(server.url);
  url.username = user;
  url.pathname = `/${name}`;
  return url.href;
};

/** The settings of a database for one command, with the login of requests beside the owner's. */
const databaseOf = (owner: string, name: string) =>
  `DATABASE_URL='${urlOf(owner, name)}'; DATABASE_REQUESTS_URL='${urlOf('guerdon_app', name)}';`;

beforeAll(async () => {
  chmodSync(folder, 0o700);
  server = await ownServer({ hasProductLimits: true });
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
  const certificate = localCertificate(folder);
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    readFileSync(certificate.certificate, 'utf8'),
  ]);
  const bare = pageBlocks('docs/production.md', {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  });
  // What the proxy is told to set is what ours sets.
  const headers = Object.fromEntries(
    [...bare('proxy').matchAll(/proxy_set_header (\S+) (\S+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  front = await startProxy(() => [ports.gateway1, ports.gateway2], { headers, tls: certificate });
  back = await startProxy(() => [ports.platform1, ports.platform2]);
  publicUrl = `https://localhost:${front.port}`;
  block = pageBlocks(
    'docs/production.md',
    {
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      database: urlOf('guerdon', 'guerdon'),
      requests: urlOf('guerdon_app', 'guerdon'),
      folder,
      restored: urlOf('guerdon', 'restored'),
      backup: urlOf('guerdon_backup', 'guerdon'),
      password: 'of-the-test',
      secret: () => randomBytes(32).toString('base64'),
    },
    { 'guerdon.example.com': `localhost:${front.port}`, 'localhost:4100': `localhost:${back.port}` },
  );
  shell = shellWith(folder, block('settings'));
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await front?.close();
  await back?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('I1: a setup says what is missing: settings by their names, rights by the SQL that gives them', async () => {
  psql('create role weak login; create database weak;');
  const bare = await shell.run(`unset SESSION_KEY CODES_KEYS; ${block('setup')}`);
  expect([bare.code, bare.text]).toEqual([1, expect.stringMatching(/CODES_KEYS: .*\n\s+SESSION_KEY: /)]);
  const demo = await shell.run(
    `OIDC_CLIENT_SECRET=demo-only-client-secret-not-for-any-other-use; ${block('setup')}`,
  );
  expect([demo.code, demo.text]).toEqual([1, expect.stringContaining('OIDC_CLIENT_SECRET: ')]);
  const asWeak = `${databaseOf('weak', 'weak')} ${block('setup')}`;
  const weak = await shell.run(asWeak);
  expect(weak.code).toBe(1);
  const remedy = weak.text.split('\n').filter((line) => line.endsWith(';'));
  expect(remedy.map((line) => line.trim())).toEqual([
    "create role guerdon_app login password '…';",
    'grant guerdon_app to "weak";',
    'grant create on database "weak" to "weak";',
    'grant create on schema public to "weak";',
    'grant set on parameter "app.staff" to "weak";',
  ]);
  // Run as it is printed, by a superuser in that database, it is enough.
  psql(remedy.join('\n'), urlOf('app', 'weak'));
  const remedied = await shell.run(asWeak);
  expect([remedied.code, remedied.text]).toEqual([0, expect.stringContaining('/mail/link/')]);
  const outsider = await shell.run(asWeak.replace(EMAIL, 'ada@elsewhere.example'));
  expect([outsider.code, outsider.text]).toEqual([1, expect.stringContaining('STAFF_DOMAINS')]);
  psql('drop database weak; drop owned by weak; drop role weak; drop role guerdon_app;');
});

test('I1: docs/production.md leads from an empty server to processes that are ready', async () => {
  psql(block('database'));
  // Who mistypes the address runs it again.
  expect((await shell.run(block('setup').replace(EMAIL, 'adda@acme.example'))).code).toBe(0);
  const setup = await shell.run(block('setup'));
  expect([setup.code, setup.text]).toEqual([0, expect.stringContaining(`${publicUrl}/mail/link/`)]);
  // Asked again while she never came, it goes on: a new link, and the earlier one is dead.
  const again = await shell.run(block('setup'));
  invitation = /https:\S+/.exec(again.text)?.[0] ?? '';
  expect(again.code).toBe(0);
  running = block('processes')
    .trim()
    .split('\n')
    .map((line) => shell.start(line));
  for (const port of Object.values(ports))
    await expect
      .poll(() => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, String))
      .toBe(200);
  expect((await new Visitor().send(/https:\S+/.exec(setup.text)?.[0] ?? '')).status).toBe(404);
});

/** Whom the graph knows the visitor as. */
async function viewerOf(visitor: Visitor) {
  const { text } = await visitor.send(`${publicUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guerdon-client': 'web', accept: 'application/json' },
    body: JSON.stringify({ query: '{ viewer { isStaff account { email } organization { name } } }' }),
  });
  return JSON.parse(text).data?.viewer ?? null;
}

const ada = new Visitor();

test('I1, H2: the first member accepts, signs in over TLS, and the session is a cookie of this host alone', async () => {
  const accepted = await ada.post(invitation, { password: PASSWORD, repeated: PASSWORD });
  expect([accepted.status, accepted.text]).toEqual([200, expect.stringContaining(EMAIL)]);
  const page = await ada.follow(await ada.send(`${publicUrl}/auth/login`));
  let answer = await ada.post(page.url, { login: EMAIL, password: PASSWORD });
  while (answer.location && /^\/(oidc|auth)\//.test(new URL(answer.location).pathname))
    answer = await ada.send(answer.location);
  const cookie = ada.cookies.get('__Host-guerdon');
  expect(cookie?.path).toBe('/');
  for (const attribute of [/Secure/, /HttpOnly/, /SameSite=Lax/])
    expect(cookie?.attributes).toMatch(attribute);
  expect(cookie?.attributes).not.toMatch(/Domain/i);
  const ofIssuer = ada.cookies.get('__Host-issuer_session');
  expect([ofIssuer?.path, ofIssuer?.attributes]).toEqual(['/', expect.stringMatching(/secure; httponly/i)]);
  expect([...ada.cookies.keys()].filter((name) => !/^__(Host|Secure)-/.test(name))).toEqual([]);
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
  expect(await viewerOf(ada)).toEqual({
    isStaff: true,
    account: { email: EMAIL },
    organization: { name: 'Acme' },
  });
  const second = await shell.run(block('setup'));
  expect([second.code, second.text]).toEqual([1, expect.stringContaining('There are members already')]);
});

test('I1: one gateway and one platform less are not noticed', async () => {
  // Each by its own id, and nothing of it is left: whoever starts it again finds its port free.
  expect(await Promise.all([running[1]?.stop(), running[4]?.stop()])).toEqual([0, 0]);
  for (const port of [ports.platform2, ports.gateway2])
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  for (let n = 0; n < 6; n += 1) expect((await viewerOf(ada))?.isStaff).toBe(true);
});

test('I1: what was backed up is restored, and its books tie; a database of the demo is no production', async () => {
  expect(await shell.run(block('backup'))).toEqual({ code: 0, text: '' });
  psql('create database restored owner guerdon;');
  expect(await shell.run(block('restore'))).toEqual({ code: 0, text: '' });
  const people = (name: string) =>
    psql('select id, email, roles, password_hash from accounts', urlOf('app', name));
  expect(people('restored')).toBe(people('guerdon'));
  const asRestored = databaseOf('guerdon', 'restored');
  expect((await shell.run(`${asRestored} npm run --silent reconcile`)).code).toBe(0);
  psql(
    `insert into accounts (organization_id, subject, login, email, name, roles, password_hash)
      values (1, 'demo-1', 'operator@guerdon.example', 'operator@guerdon.example', 'Demo', '{}', 'scrypt$')`,
    urlOf('app', 'restored'),
  );
  const refused = await shell.run(`${asRestored} ${block('setup')}`);
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('operator@guerdon.example')]);
});
