import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';

interface Route {
  method: string;
  url: string;
}

/** Every route of gateway and platform, as they register it; by the process that has it. */
const tables: Route[][] = [];
let world: World;

function listen(message: unknown): void {
  const table: Route[] = [];
  tables.push(table);
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) table.push({ method: one, url });
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', listen);
  world = await startWorld({ engine: 'pglite', size: 'small' });
  unsubscribe('fastify.initialization', listen);
});
afterAll(() => world.close());

/** What is the same for everybody, and what its Cache-Control is. */
const SHARED: [RegExp, RegExp][] = [
  [
    /^\/catalogue(\/|$)|^\/sitemap|^\/robots\.txt$/,
    /^(public, max-age=0, s-maxage=\d+|public, max-age=31536000, immutable$|no-cache$|no-store)/,
  ],
  [
    /^\/playground\/|^\/assets\/|^\/fonts\/|^\/[\w.-]*$|^\/preview\//,
    /^(no-cache|no-store|public, max-age=31536000, immutable)$/,
  ],
];

const TEXT_TYPE = /^text\/|[/+](json|xml|javascript)\b/;
/** JSON is UTF-8 by its standard and needs none; all of ours names it nevertheless, except where a library writes the answer. */
const CHARSET = /; *charset=utf-8$/i;
/** Answers with a body whose content type is missing or does not name its characters. */
const untyped: string[] = [];

async function cacheControlOf(base: string, { method, url }: Route, token?: string) {
  const path = url.replace(/:\w+(\([^)]*\))?|\*/g, '1');
  const answer = await fetch(base + path, {
    method,
    redirect: 'manual',
    headers: { 'x-guerdon-client': 'web', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  const isTyped = text === '' || (TEXT_TYPE.test(type) ? CHARSET.test(type) : type !== '');
  if (!isTyped) untyped.push(`${method} ${url}: ${type || 'no content type'}`);
  return answer.headers.get('cache-control') ?? 'none';
}

test('no route lets a browser store an answer on its disk, whoever asks, except those that are the same for everybody', async () => {
  const token = await world.tokenFor(RETAILER);
  const [platform, gateway] = tables;
  expect(platform?.length).toBeGreaterThan(200);
  expect(gateway?.length).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const [base, table] of [
    [world.platformUrl, platform],
    [world.gatewayUrl, gateway],
  ] as const)
    for (const route of table ?? [])
      for (const caller of [undefined, token]) {
        // Only what reads: a change needs a body, and its refusal says no more than that of a read.
        if (caller && !['GET', 'HEAD'].includes(route.method)) continue;
        const value = await cacheControlOf(base, route, caller);
        const shared = base === world.gatewayUrl && SHARED.find(([path]) => path.test(route.url));
        if (!(shared ? shared[1] : /\bno-store\b/).test(value))
          wrong.push(`${route.method} ${route.url}: ${value}`);
      }
  expect(wrong).toEqual([]);
});

test('each of these answers that has a body names its content type, and a text its characters', () => {
  expect([...new Set(untyped)]).toEqual([]);
});
