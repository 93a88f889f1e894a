import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../../tests/support/rawHttp.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const REFUSALS = [400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 422, 429, 431, 500, 502, 503, 504];
/** Addresses of which the answer is what an operator's monitor reads. */
const PROBES = ['/healthz', '/readyz'];

interface Route {
  method: 'GET' | 'POST';
  url: string;
}

let gateway: TestGateway;
const routes: Route[] = [];

/** Every route that is declared, and a refusal on demand before its handler runs. */
function watch(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    const methods: readonly string[] = [method].flat();
    for (const one of ['GET', 'POST'] as const) if (methods.includes(one)) routes.push({ method: one, url });
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const status = Number(request.headers['x-refuse']);
    if (!status) return;
    return reply
      .code(status)
      .headers({ 'retry-after': '7', etag: '"x"', 'content-disposition': 'attachment' })
      .send({ status, title: 'Refused' });
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', watch);
  gateway = await startGateway();
  unsubscribe('fastify.initialization', watch);
});
afterAll(() => gateway.close());

const addressOf = ({ url }: Route) => url.replace('*', 'some/where').replace(/:\w+/g, '1');
const visit = (options: InjectOptions, headers: Record<string, string> = {}) =>
  gateway.inject({ ...options, headers: { ...BROWSER, ...headers } });

/** A page that a person can read, which loads nothing and says what to do. */
function expectPage(answer: Response, status: number, what: string): void {
  const policy = String(answer.headers['content-security-policy']);
  expect([what, answer.statusCode, answer.headers['content-type']]).toEqual([
    what,
    status,
    'text/html; charset=utf-8',
  ]);
  expect([what, answer.headers['cache-control'], answer.headers['x-content-type-options']]).toEqual([
    what,
    'no-store',
    'nosniff',
  ]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
  expect(answer.headers).not.toHaveProperty('content-disposition');
  expect(answer.body).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(answer.body).toMatch(/<h1>[^<]{5,}<\/h1>/);
  expect(answer.body).toContain(String(answer.headers['x-request-id']));
  expect(answer.body).not.toMatch(/<script|<link rel="stylesheet|src="http|@import| style="| on\w+="/i);
}

describe('every route that a person can open', () => {
  test('answers every refusal with a page', async () => {
    const opened = routes.filter(({ url }) => !PROBES.includes(url));
    expect(opened.length).toBeGreaterThan(20);
    for (const route of opened)
      for (const status of REFUSALS) {
        const { method } = route;
        const url = addressOf(route);
        const what = `${method} ${url} ${status}`;
        // A browser says that it navigates; the one of an address without TLS does not, and then a form to an address for programs is a program's.
        const isForPrograms = method === 'POST' || /^\/(graphql|api)\b/.test(url);
        const navigates: Record<string, string> = isForPrograms ? { 'sec-fetch-mode': 'navigate' } : {};
        const page = await visit({ method, url }, { 'x-refuse': String(status), ...navigates });
        expectPage(page, status, what);
        expect(page.headers['retry-after']).toBe('7');
      }
  });

  test('answers a program with what the route sends', async () => {
    for (const route of routes) {
      const headers = { accept: 'application/json', 'x-refuse': '429' };
      const answer = await gateway.inject({ method: route.method, url: addressOf(route), headers });
      expect([route.url, answer.json()]).toEqual([route.url, { status: 429, title: 'Refused' }]);
    }
  });

  test('says when to try again, in the reader’s language', async () => {
    const english = await visit({ url: '/oidc/auth' }, { 'x-refuse': '503' });
    expect(english.body).toContain('Try again in 7 seconds.');
    const french = await visit({ url: '/oidc/auth' }, { 'x-refuse': '429', 'accept-language': 'fr-CA, en' });
    expect(french.body).toContain('<html lang="fr">');
    expect(french.body).toMatch(/Réessayez dans 7\s+secondes\./);
    const german = await visit({ url: '/r/token' }, { 'x-refuse': '429', 'accept-language': 'de' });
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toMatch(/Versuchen Sie es in 7\s+Sekunden noch einmal\./);
  });

  test('leads on: to the same address, to sign-in, to the page of the form', async () => {
    const again = await visit({ url: '/mail/confirm/a?lang=en' }, { 'x-refuse': '503' });
    expect(again.body).toContain('href="/mail/confirm/a?lang=en"');
    const signIn = await visit({ url: '/files/extract/1?ticket=2' }, { 'x-refuse': '401' });
    expect(signIn.body).toContain('href="/auth/login?return_to=%2Ffiles%2Fextract%2F1%3Fticket%3D2"');
    const form = { method: 'POST', url: '/oidc/interaction/x' } as const;
    const host = { host: 'localhost:4000' };
    const back = { ...host, referer: 'http://localhost:4000/oidc/interaction/x?lang=en' };
    expect((await visit(form, { ...back, 'x-refuse': '429' })).body).toContain(
      'href="/oidc/interaction/x?lang=en"',
    );
    const foreign = { ...host, referer: 'https://evil.example/trap' };
    expect((await visit(form, { ...foreign, 'x-refuse': '429' })).body).not.toContain('/trap');
    const odd = await visit({ url: '//evil.example/%22%3E<script>' }, { 'x-refuse': '503' });
    expect(odd.body).not.toMatch(/<script|href="\/\/evil/);
  });

  test('the recipients’ pages name neither the product nor its start page', async () => {
    for (const url of ['/r/token', '/r/p/label', '/r/token/code.pdf', '/r/no/such/page'])
      for (const status of REFUSALS) {
        const { body } = await visit({ url }, { 'x-refuse': String(status) });
        expect([url, status, /Guerdon|href="\/"/.test(body)]).toEqual([url, status, false]);
      }
  });

  test('the recipients’ pages have the promotion’s colors, whatever colors the visitor’s system has', async () => {
    for (const status of REFUSALS) {
      const { body } = await visit({ url: '/r/token' }, { 'x-refuse': String(status) });
      expect([status, body.includes('color-scheme:light}'), body.includes('prefers-color-scheme')]).toEqual([
        ...[status, true, false],
      ]);
    }
  });

  test('an address of a recipient that leads nowhere can be tried again', async () => {
    const { body } = await visit({ url: '/r/p/label' }, { 'x-refuse': '404' });
    expect(body).toContain('class="button" href="/r/p/label"');
  });
});

describe('refusals as they come', () => {
  test('of the platform: its status, its wait and its reason', async () => {
    const refusal = (status: number) => ({
      status,
      headers: { 'retry-after': '11', 'content-type': 'application/problem+json' },
      text: JSON.stringify({ status, title: 'Refused', message: 'The picture was <removed>.' }),
    });
    for (const status of REFUSALS) {
      gateway.platform.on('GET /media/x.webp', refusal(status));
      const answer = await visit({ url: '/media/x.webp' });
      expectPage(answer, status, `the platform says ${status}`);
      expect(answer.headers['retry-after']).toBe('11');
      expect(answer.body.includes('The picture was &lt;removed&gt;.')).toBe(status < 500);
    }
  });

  test('of the platform that has a page of its own: that page', async () => {
    gateway.platform.on('GET /r/own', {
      status: 410,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      text: '<!doctype html><title>Own</title>',
    });
    expect((await visit({ url: '/r/own' })).body).toBe('<!doctype html><title>Own</title>');
  });

  test('of the gateway: unknown, malformed and long addresses, bodies and headers', async () => {
    expectPage(await visit({ url: '/no/such/page' }), 404, 'unknown');
    expectPage(await visit({ url: '/%zz' }), 400, 'malformed');
    expectPage(await visit({ url: `/files/extract/${'1'.repeat(200)}` }), 414, 'a long part of an address');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const large = { method: 'POST', url: '/r/token', payload: 'a'.repeat(33 * 1024) } as const;
    expectPage(await visit(large, form), 413, 'a large form');
    expectPage(await visit({ url: '/r/token' }, { cookie: 'a'.repeat(17_000) }), 431, 'many cookies');
  });

  test('of the HTTP parser: a page where the bytes say that a browser sent them', async () => {
    const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const request = (accept: string) =>
      Buffer.from(
        `GET /mail HTTP/1.1\r\nhost: a\r\naccept: ${accept}\r\ncookie: ${'c'.repeat(60_000)}\r\n\r\n`,
      );
    const page = await sendRaw(url, request('text/html'), 5000);
    expect(page.statuses).toEqual([431]);
    expect(page.text).toMatch(/content-type: text\/html[\s\S]*Delete the cookies of this site/);
    const json = await sendRaw(url, request('application/json'), 5000);
    expect(json.text).toMatch(/content-type: application\/problem\+json/);
  });
});

test('a platform that is down, or silent, is a page at every forwarded address', async () => {
  const other = await startGateway((config) => {
    config.timeouts = { ...config.timeouts, call: 300 };
  });
  other.platform.on('GET /mail', { silent: true });
  const silent = await other.inject({ url: '/mail', headers: BROWSER });
  expectPage(silent, 503, 'silent');
  await other.platform.close();
  for (const method of ['GET', 'POST'] as const)
    for (const url of [
      '/oidc/auth?client_id=x',
      '/oidc/interaction/x',
      '/r/token',
      '/r/p/label',
      '/mail',
      '/mail/link/x',
      '/media/x.webp',
    ])
      expectPage(await other.inject({ method, url, headers: BROWSER }), 503, `${method} ${url}`);
  const json = await other.inject({ url: '/r/token', headers: { accept: '*/*' } });
  expect(json.json()).toEqual({ status: 503, title: 'Unavailable' });
  await other.app.close();
});
