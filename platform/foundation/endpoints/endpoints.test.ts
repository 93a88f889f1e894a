import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { authorizationPlugin } from '../access/authorization.ts';
import type { Scope } from '../access/scope.ts';
import { problemsPlugin } from '../http/refusals/problems.ts';
import { validatorCompiler } from '../http/validation.ts';
import { command, endpoints, file, get, post, put, remove, withStatus } from './endpoints.ts';
import type { EndpointAccess } from './row.ts';

const scope = { roles: ['admin'], abilities: new Set(['viewHome']), caller: 'one', locale: 'en' } as unknown;
const view: EndpointAccess = { ability: 'viewHome' };
const table = { tag: 'things', view, edit: view };
const draft = z.strictObject({ displayName: z.string(), size: z.int().optional() });
const answer = z.looseObject({});

let app: FastifyInstance;
afterEach(() => app.close());

async function boot(...[about, rows]: Parameters<typeof endpoints>): Promise<void> {
  app = Fastify({ pluginTimeout: 0 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(problemsPlugin);
  const dryRun = () => ({ ...(scope as Scope), isDryRun: true });
  await app.register(authorizationPlugin, {
    findCaller: async () => ({ ...(scope as Scope), isDryRun: false, dryRun }),
  });
  await app.register(endpoints(about, rows));
  await app.ready();
}

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function send(
  method: Verb,
  url: string,
  { headers = {}, body }: { headers?: object; body?: object } = {},
) {
  const sent = await app.inject({ method, url, headers: { ...headers }, ...(body && { payload: body }) });
  return { status: sent.statusCode, headers: sent.headers, text: sent.body, body: sent.json?.() };
}

describe('a row', () => {
  test('passes parameters of the path; those without a shape are whole numbers', async () => {
    const params = { sku: z.string().max(3) };
    await boot(table, {
      readThing: get('/a/:id/b/:sku', {
        summary: '',
        params,
        answer,
        run: async ({ id, sku }) => ({ id, sku }),
      }),
    });
    expect((await send('GET', '/a/7/b/x')).body).toEqual({ id: '7', sku: 'x' });
    expect((await send('GET', '/a/x/b/x')).status).toBe(404);
    expect((await send('GET', '/a/7/b/long')).status).toBe(404);
  });

  test('takes the shape of a parameter from the table where it states none', async () => {
    await boot(
      { ...table, params: { id: z.string().length(1) } },
      { readThing: get('/a/:id', { summary: '', answer, run: async ({ id }) => ({ id }) }) },
    );
    expect((await send('GET', '/a/x')).body).toEqual({ id: 'x' });
    expect((await send('GET', '/a/xy')).status).toBe(404);
  });

  test('that creates answers 201 and takes its body in snake_case', async () => {
    await boot(table, {
      createThing: post('/a', { summary: '', body: draft, answer, run: async ({ body }) => ({ ...body }) }),
    });
    const created = await send('POST', '/a', { body: { display_name: 'x' } });
    expect([created.status, created.body]).toEqual([201, { displayName: 'x' }]);
    expect((await send('POST', '/a', { body: { displayName: 'x' } })).status).toBe(422);
  });

  test('of a change can be a dry run, of a read it cannot', async () => {
    const run = async (call: { scope: Scope }) => ({ isDryRun: call.scope.isDryRun });
    const query = z.strictObject({ text: z.string() });
    await boot(table, {
      run: command('/run', {
        summary: '',
        query,
        answer,
        run: async ({ scope, query: { text } }) => ({ isDryRun: scope.isDryRun, text }),
      }),
      read: get('/read', { summary: '', query, answer, run }),
    });
    expect((await send('POST', '/run?text=x&dry_run=true')).body).toEqual({ isDryRun: true, text: 'x' });
    expect((await send('POST', '/run?text=x')).body).toEqual({ isDryRun: false, text: 'x' });
    expect((await send('GET', '/read?text=x&dry_run=true')).status).toBe(422);
  });

  test('that saves or deletes needs a version, unless it says otherwise', async () => {
    const run = async ({ version }: { version: unknown }) => ({ version });
    await boot(table, {
      save: put('/a', { summary: '', answer, run }),
      delete: remove('/a', { summary: '', answer, run }),
      overwrite: put('/b', { summary: '', versioned: false, answer, run }),
      act: command('/c', { summary: '', versioned: true, answer, run }),
    });
    const headers = { 'if-match': '"3"' };
    for (const [method, url] of [
      ['PUT', '/a'],
      ['DELETE', '/a'],
      ['POST', '/c'],
    ] as const) {
      expect((await send(method, url, { headers })).body).toEqual({ version: 3 });
      expect((await send(method, url)).status).toBe(422);
    }
    expect((await send('PUT', '/b', { headers })).body).toEqual({});
  });

  test('passes an idempotency key that its caller must or may send', async () => {
    const run = async ({ key = 'none' }: { key: string | undefined }) => ({ key });
    await boot(table, {
      must: command('/must', { summary: '', key: 'required', answer, run }),
      may: command('/may', { summary: '', key: 'optional', answer, run }),
    });
    const headers = { 'idempotency-key': 'k' };
    expect((await send('POST', '/must', { headers })).body).toEqual({ key: 'k' });
    expect((await send('POST', '/may', { headers })).body).toEqual({ key: 'k' });
    expect((await send('POST', '/must')).body).toMatchObject({ error_name: 'idempotency_key_missing' });
    expect((await send('POST', '/may')).body).toEqual({ key: 'none' });
  });

  test('answers with one of several statuses', async () => {
    await boot(table, {
      send: command('/a', {
        summary: '',
        body: z.strictObject({ large: z.boolean() }),
        answer: { 200: answer, 202: answer },
        run: async ({ body: { large } }) => (large ? withStatus(202, { large }) : withStatus(200, { large })),
      }),
    });
    const small = await send('POST', '/a', { body: { large: false } });
    const large = await send('POST', '/a', { body: { large: true } });
    expect([small.status, large.status, large.body]).toEqual([200, 202, { large: true }]);
  });

  test('with a secret is stored nowhere, its refusal as ever', async () => {
    await boot(table, { show: get('/a', { summary: '', noStore: true, answer, run: async () => ({}) }) });
    expect((await send('GET', '/a')).headers['cache-control']).toBe('no-store');
  });
});

describe('the boot', () => {
  const rows = { readThing: get('/a', { summary: '', answer, run: async () => ({}) }) };

  test('is refused to a row without an ability', async () => {
    await expect(boot({ tag: 'things', edit: view }, rows)).rejects.toThrow('GET /a names no ability');
  });

  test('takes the access of a row as a whole', async () => {
    const staff = { ...view, staffOnly: true } as const;
    const own = get('/b', { summary: '', access: view, answer, run: async () => ({}) });
    await boot({ tag: 'things', view: staff }, { ...rows, own });
    expect([(await send('GET', '/a')).status, (await send('GET', '/b')).status]).toEqual([403, 200]);
  });
});

test('a row is typed by its schemas', () => {
  const run = async () => ({});
  const rows = [
    put('/a/:id/:kind', {
      summary: '',
      params: { kind: z.enum(['x', 'y']) },
      body: draft,
      key: 'optional',
      answer: z.object({ id: z.string() }),
      run: async ({ id, kind, version, key, body }) => {
        const typed: [string, 'x' | 'y', number, string | undefined, string] = [
          id,
          kind,
          version,
          key,
          body.displayName,
        ];
        return { id: typed[0] };
      },
    }),
    // @ts-expect-error: the path has no such parameter
    get('/a/:id', { summary: '', params: { sku: z.string() }, answer, run }),
    // @ts-expect-error: the answer has another shape
    get('/a', { summary: '', answer: z.object({ id: z.string() }), run: async () => ({ id: 1 }) }),
    // @ts-expect-error: the query is not declared
    get('/a', { summary: '', answer, run: async ({ query: { page } }) => ({ page }) }),
    // @ts-expect-error: a command without `versioned` has no version
    command('/a', { summary: '', answer, run: async ({ version }) => ({ next: version + 1 }) }),
    // @ts-expect-error: a public endpoint is no row
    get('/a', { summary: '', access: { ability: 'public' }, answer, run }),
    file('/a', { summary: '', run: async ({ reply }) => reply }),
  ];
  expect(rows).toHaveLength(7);
});
