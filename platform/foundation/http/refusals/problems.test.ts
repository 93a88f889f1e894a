import { type AddressInfo, connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, startTestPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { refusalOf } from './problems.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const put = (body: string, headers: Record<string, string> = {}) =>
  platform.call('retailer', 'PUT', '/api/advertisers/1', { body, version: 1, headers });

function isProblem(answer: Answer, status: number, name: string): void {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.body).toMatchObject({ status, error_name: name });
  expect(answer.status).toBe(status);
  expect(answer.headers['x-request-id']).toMatch(/^[\w.:-]{8,64}$/);
  expect(answer.headers).toMatchObject(SECURITY_HEADERS);
}

describe('refusals', () => {
  test('API-6: are problem+json with a title, a name, a message and the request’s id', async () => {
    const answer = await platform.call('retailer', 'GET', '/api/advertisers/3');
    isProblem(answer, 404, 'not_found');
    expect(answer.body).toEqual({
      status: 404,
      title: 'Not found',
      error_name: 'not_found',
      message: 'Not found',
    });
  });

  test.each(['{"name":', '', 'name=x', '{"name":"x"} trailing'])('%j is no JSON', async (body) => {
    isProblem(await put(body), 400, 'invalid_json');
  });

  test.each(['text/plain', 'application/xml'])('a body of type %s is not read', async (type) => {
    isProblem(await put('{"name":"x"}', { 'content-type': type }), 400, 'invalid_json');
  });

  test.each(['null', '[]', '"x"', '7'])('a body %s is no object', async (body) => {
    const answer = await put(body);
    isProblem(answer, 422, 'invalid_parameters');
    expect(answer.body.field_errors).toMatchObject([{ field: 'body' }]);
  });

  test('a body above a megabyte is too large', async () => {
    isProblem(await put(JSON.stringify({ name: 'x'.repeat(1_000_001) })), 413, 'too_large');
  });

  test('an unknown path and a path that cannot be read are not found', async () => {
    isProblem(await platform.call(null, 'GET', '/api/nothing'), 404, 'not_found');
    isProblem(await platform.call(null, 'GET', '/api/%zz'), 404, 'not_found');
    isProblem(await platform.call('retailer', 'PATCH', '/api/advertisers/1'), 404, 'not_found');
  });

  test('values nested 3,000 deep are refused, wherever they stand', async () => {
    const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);
    for (const body of [{ name: deep }, { name: 'A', other: { deep } }])
      isProblem(await put(JSON.stringify(body)), 400, 'invalid_json');
  });

  test('I18N-3: speak French where Accept-Language prefers it', async () => {
    const answer = await platform.call('retailer', 'GET', '/api/advertisers/3', {
      headers: { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' },
    });
    expect(answer.body).toMatchObject({ title: 'Introuvable', message: 'Introuvable' });
  });

  test('a sane X-Request-Id is taken over, any other is replaced', async () => {
    const id = async (given: string) =>
      (await platform.call(null, 'GET', '/healthz', { headers: { 'x-request-id': given } })).headers[
        'x-request-id'
      ];
    expect(await id('web-0123456789abcdef')).toBe('web-0123456789abcdef');
    expect(await id('short')).not.toBe('short');
    expect(await id('x'.repeat(65))).toHaveLength(36);
    expect(await id('with spaces and "quotes"')).toHaveLength(36);
  });

  test('bytes that are no request are answered like everything else', async () => {
    const { port } = platform.app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket
        .on('data', (chunk) => (text += chunk))
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    for (const name of Object.keys(SECURITY_HEADERS)) expect(answer).toContain(`${name}: `);
  });

  test('answers are not kept by caches', async () => {
    expect((await platform.call('retailer', 'GET', '/api/viewer')).headers['cache-control']).toBe('no-store');
  });
});

describe('what breaks inside', () => {
  test('answers 500 and tells nothing; the log has the request’s id and no values', async () => {
    await platform.database.db.execute(
      sql`alter table advertisers rename column search_name to secret_column`,
    );
    const answer = await platform.call('retailer', 'GET', '/api/advertisers?search=private-words');
    await platform.database.db.execute(
      sql`alter table advertisers rename column secret_column to search_name`,
    );
    isProblem(answer, 500, 'internal');
    expect(answer.text).not.toMatch(/column|select|advertisers|at /);
    const lines = platform.log.filter((line) => line.includes(String(answer.headers['x-request-id'])));
    expect(lines.some((line) => line.includes('request failed') && line.includes('42703'))).toBe(true);
    expect(lines.join('')).not.toContain('private-words');
  });

  test.each([
    [{ cause: { code: '57014' } }, 'unavailable'],
    [{ cause: { code: '40P01' } }, 'unavailable'],
    [{ cause: { code: 'ECONNREFUSED' } }, 'unavailable'],
    [new Error('x', { cause: new Error('timeout exceeded when trying to connect') }), 'unavailable'],
    [
      new Error('x', { cause: new Error('Client has encountered a connection error and is not queryable') }),
      'unavailable',
    ],
    [{ cause: { code: '57P03' } }, 'unavailable'],
    [{ cause: { code: '42501' } }, 'internal'],
    [{ statusCode: 400 }, 'internal'],
    [null, 'internal'],
  ])('%j is %s', (error, kind) => expect(refusalOf(error).kind).toBe(kind));
});

describe('the log', () => {
  test('G1: holds no e-mail, phone, name, search text, token or body', async () => {
    platform.log.length = 0;
    const body = {
      name: 'canary-name',
      contact_email: 'canary@mail.example',
      contact_phone: '+33 123456789',
    };
    await platform.call('retailer', 'PUT', '/api/advertisers/1', { body, version: 1 });
    await platform.call('retailer', 'PUT', '/api/advertisers/1', {
      body: { ...body, unknown: 'canary-value' },
      version: 2,
    });
    await platform.call('retailer', 'GET', '/api/advertisers?search=canary-search');
    const log = platform.log.join('');
    expect(log).toContain('"route":"/api/advertisers/:id"');
    expect(log).not.toMatch(/canary|@|\+33|Bearer|eyJ/);
    for (const line of platform.log) expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe('the log of requests', () => {
  test('names who asked, also who was refused, and marks refusals that an attack would cause', async () => {
    platform.log.length = 0;
    await platform.call('retailer', 'GET', '/api/viewer');
    await platform.call('retailer', 'GET', '/api/members');
    await platform.call(null, 'GET', '/api/viewer');
    const lines = platform.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request')
      .map(({ status, caller, security }) => ({ status, caller, security }));
    expect(lines).toEqual([
      { status: 200, caller: 'account:2' },
      { status: 403, caller: 'account:2', security: 'not_authorized' },
      { status: 401, caller: null, security: 'not_authenticated' },
    ]);
    expect(JSON.parse(platform.log[0] ?? '')).toMatchObject({
      service: 'platform',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: expect.any(String),
      route: '/api/viewer',
    });
  });
});

describe('the probes', () => {
  test('say that it runs and that it can work', async () => {
    expect((await platform.call(null, 'GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await platform.call(null, 'GET', '/readyz')).body).toEqual({ status: 'ready' });
  });

  test('give the figures by route, not by address', async () => {
    const { text } = await platform.call(null, 'GET', '/metrics');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="PUT",route="/api/advertisers/:id",status="200"}',
    );
    expect(text).toContain('process_resident_memory_bytes');
  });
});
