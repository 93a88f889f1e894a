import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuerdonError, guerdonClient, keyOfEnvironment } from '../../docs/client/guerdonClient.ts';
import { costOf, MAX_COST } from '../../gateway/foundation/limits/cost.ts';
import { refused } from '../../platform/foundation/http/refusals/refusal.ts';
import {
  REFUSAL_REASONS,
  REFUSAL_TITLES,
  type RefusalReason,
} from '../../platform/foundation/http/refusals/refusalWords.ts';
import { textOf } from '../house/tree.ts';

interface ScriptedAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: object;
}

/** What the graph answers next, in turn; the last one again. A status of 0 breaks the connection. */
let answers: ScriptedAnswer[];
let requests: { bearer: string | undefined; body: string }[];
let tokens: number;
let isKeyRefused: boolean;
let server: Server;
let origin: string;

beforeEach(async () => {
  [answers, requests, tokens, isKeyRefused] = [[], [], 0, false];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.url === '/oidc/token') {
        if (isKeyRefused) return response.writeHead(401).end('{"error":"invalid_client"}');
        tokens += 1;
        return response.end(JSON.stringify({ access_token: `token-${tokens}`, expires_in: 300 }));
      }
      requests.push({ bearer: request.headers.authorization, body });
      const {
        status,
        headers,
        body: answer,
      } = (answers.length > 1 ? answers.shift() : answers[0]) as ScriptedAnswer;
      if (status === 0) return response.destroy();
      response.writeHead(status, headers).end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** The client with a key as its file is downloaded. */
function client() {
  const file = join(mkdtempSync(join(tmpdir(), 'guerdon-key-')), 'api-key.json');
  const key = {
    id: '1',
    name: 'Key',
    clientId: 'gci_1',
    clientSecret: 'gsk_1',
    createdAt: '2026-01-01T00:00:00Z',
    tokenUrl: `${origin}/oidc/token`,
    graphqlUrl: `${origin}/graphql`,
  };
  writeFileSync(file, JSON.stringify(key));
  vi.stubEnv('KEY_FILE', file);
  return guerdonClient(keyOfEnvironment());
}
const fine = { status: 200, body: { data: { ok: true } } };

test('MONEY-8: it keeps the errors with their extensions, and the data that came all the same', async () => {
  const errors = [{ message: 'Forbidden', path: ['b'], extensions: { code: 'FORBIDDEN', requestId: 'r-1' } }];
  answers = [{ status: 200, body: { data: { a: 1, b: null }, errors } }];
  const error = await client()('{ a b }').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(GuerdonError);
  expect(error).toMatchObject({ status: 200, errors, data: { a: 1, b: null }, message: 'Forbidden' });
});

test('MONEY-8: told to wait it waits, and a broken connection is tried again with the same key', async () => {
  answers = [{ status: 429, headers: { 'retry-after': '0' } }, { status: 0 }, fine];
  const input = { idempotencyKey: 'order-1' };
  expect(await client()('mutation ($input: I!) { m(input: $input) }', { input })).toEqual({ ok: true });
  expect(requests).toHaveLength(3);
  expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
  expect(tokens).toBe(1);
});

test('MONEY-8: a moment to wait for may be told as a date', async () => {
  const moment = Date.now() + 1500;
  answers = [{ status: 429, headers: { 'retry-after': new Date(moment).toUTCString() } }, fine];
  await client()('{ ok }');
  expect(Date.now()).toBeGreaterThanOrEqual(moment - 1000); // such a date has no fractions of a second
});

test('MONEY-8: a refused key is an error like all others', async () => {
  isKeyRefused = true;
  const error = await client()('{ ok }').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(GuerdonError);
  expect(error).toMatchObject({
    status: 401,
    message: expect.stringContaining('invalid_client'),
    data: null,
  });
});

test('MONEY-8: what is told to wait each time is told so', async () => {
  const errors = [{ message: 'Too much', extensions: { code: 'TOO_MANY_REQUESTS' } }];
  answers = [{ status: 429, headers: { 'retry-after': '0' }, body: { errors } }];
  await expect(client()('{ a }')).rejects.toMatchObject({ status: 429, errors });
});

test('MONEY-8: a token that is refused is traded anew, once', async () => {
  answers = [{ status: 401 }, fine];
  const ask = client();
  expect(await ask('{ ok }')).toEqual({ ok: true });
  expect(requests.map(({ bearer }) => bearer)).toEqual(['Bearer token-1', 'Bearer token-2']);
  answers = [{ status: 401, body: { errors: [{ message: 'Not signed in' }] } }];
  await expect(ask('{ ok }')).rejects.toMatchObject({ status: 401, message: 'Not signed in' });
  expect(requests).toHaveLength(4);
});

/** Words that stand for no code: those for a single request have the code of several, rows that wait that of sent ones, and `illegal_transition` is only a kind. */
const WITHOUT_CODE = /_for_one$|_in_part$|^already_waiting$|^illegal_transition$/;
const REASONS = Object.keys(REFUSAL_REASONS).filter((reason) => !WITHOUT_CODE.test(reason));

test('MONEY-8: docs/api.md lists exactly the refusal codes, in their words', () => {
  const [, listed = ''] = textOf('docs/api.md').split('## Every refusal code');
  const codes = Object.entries({ ...REFUSAL_TITLES, ...REFUSAL_REASONS }).filter(
    ([code]) => !WITHOUT_CODE.test(code),
  );
  const rows = codes.map(
    ([code, { en }]) => `| \`${code}\` | ${en.replace(/\{\{\w+[^}]*\}\}/g, '…').replace('\n', '<br>')} |`,
  );
  expect(listed.match(/^\| `.*$/gm)?.toSorted()).toEqual(rows.toSorted());
});

test.each(REASONS)('MONEY-8: a refusal for %s has that code', (reason) => {
  expect(refused({ locale: 'en' }, reason as RefusalReason).name).toBe(reason);
});

test('MONEY-8: the codes that the graph’s descriptions name exist', () => {
  const schema = buildSchema(textOf('schema/gateway.graphql'));
  const fields = schema.getQueryType()?.getFields() ?? {};
  const named = Object.values(schema.getTypeMap()).flatMap(({ name, description }) => {
    const [, codes = ''] = /Codes of Refused:(.*)/s.exec(description ?? '') ?? [];
    return [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => `${name}: ${code}`);
  });
  expect(named.length).toBeGreaterThan(50);
  const refusalNames = [...Object.keys(REFUSAL_TITLES), ...REASONS, ...Object.keys(fields)];
  expect(named.filter((line) => !refusalNames.includes(line.split(': ')[1] ?? ''))).toEqual([]);
});

test('MONEY-8: docs/api.md says what an operation costs', () => {
  const apiDocs = textOf('docs/api.md');
  const [, document = '', points] = /`(\{ advertisers.*\})` costs (\d+)/.exec(apiDocs) ?? [];
  const schema = buildSchema(textOf('schema/gateway.graphql'));
  const operation = parse(document).definitions[0] as OperationDefinitionNode;
  expect(costOf(operation, { schema, fragments: {} })({})).toBe(Number(points));
  expect(apiDocs).toContain(`at most ${MAX_COST} points`);
});
