import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StartProgress } from '../../../../schema/foundation/process/startProgress.ts';
import { freePort } from '../../../../tests/support/freePort.ts';
import { startGateway, type TestGateway } from '../../../testing/startGateway.ts';

/** How a browser opens an address. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };

let gateway: TestGateway;
let progress: StartProgress | null;
/** Of the platform, which does not listen yet. */
let port: number;
beforeEach(async () => {
  progress = null;
  port = await freePort();
  gateway = await startGateway(
    (config) => {
      config.platformUrl = `http://127.0.0.1:${port}`;
    },
    { startProgress: () => progress },
  );
});
afterEach(() => gateway.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { ...BROWSER, ...headers } });

test.each(['/', '/auth/login?return_to=%2F', '/auth/callback?code=a&state=b', '/oidc/auth', '/mail'])(
  'before the platform has started, %s is a page that says so and reloads itself',
  async (url) => {
    const page = await open(url);
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.body).toContain('Guerdon is starting');
    expect(page.body).toContain('location.reload()');
    expect(page.body).toContain('<noscript><meta http-equiv="refresh"');
  },
);

test('a recipient gets the page of an outage in their language, which names no product', async () => {
  const page = await open('/r/token', { 'accept-language': 'de' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('<html lang="de"');
  expect(page.body).not.toContain('Guerdon');
});

test('the page speaks the visitor’s language and shows how far the demo data are', async () => {
  progress = { stage: 'demo_data', percent: 40 };
  const [english, french] = [
    await open('/'),
    await open('/', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }),
  ];
  expect(english.body).toContain('The demo data are being created.');
  expect(english.body).toContain('<progress max="100" value="40"');
  expect(french.body).toContain('<html lang="fr">');
  expect(french.body).toContain('Les données de démonstration sont en cours de création.');
  // What its script reads.
  expect((await gateway.inject({ url: '/readyz' })).json()).toEqual({
    status: 'waiting_for_platform',
    progress,
  });
});

test('the page runs one script, by its hash, and loads nothing', async () => {
  const { body, headers } = await open('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
  expect(body).not.toMatch(/(?:src|href)="(?!data:,)/);
});

test('programs get their usual refusals', async () => {
  const graph = await gateway.graph('{ advertisers { items { id } } }');
  expect(graph.errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE' });
  const answer = await gateway.inject({
    url: '/oidc/.well-known/openid-configuration',
    headers: { accept: '*/*' },
  });
  expect(answer.headers['content-type']).not.toContain('html');
  // A browser that opens an address of programs gets the page of their refusal.
  const opened = await gateway.inject({ url: '/graphql', headers: BROWSER });
  expect(opened.body).not.toContain('Guerdon is starting');
});

test('a platform that takes connections has started, however slow it is, and a later outage is no start', async () => {
  const silent = createServer((socket) => socket.resume()).listen(port, '127.0.0.1');
  await once(silent, 'listening');
  expect((await open('/not_supported.html')).body).not.toContain('Guerdon is starting');
  silent.close();
  await once(silent, 'close');
  expect((await open('/r/token')).body).not.toContain('Guerdon is starting');
});
