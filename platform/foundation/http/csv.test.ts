import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Scope } from '../access/scope.ts';
import { sendCsv } from './csv.ts';
import { logOptions, RequestLogController } from './logging.ts';
import { problemsPlugin } from './refusals/problems.ts';

const HEADER = '\ufeff"a";"b"\r\n';

let app: FastifyInstance;
let url: string;
let open: () => Promise<Readable>;
const log: { level: number; msg: string }[] = [];
beforeAll(async () => {
  const logger = logOptions('info', { write: (line) => void log.push(JSON.parse(line)) }) ?? false;
  app = Fastify({
    pluginTimeout: 0,
    logger,
    logController: new RequestLogController(),
    forceCloseConnections: true,
  });
  await app.register(problemsPlugin);
  app.decorateRequest('scope', { getter: () => ({ caller: 'account:1' }) as Scope });
  app.get('/file', (_request, reply) =>
    sendCsv(reply, { name: 'file.csv', columns: ['a', 'b'], lines: () => open() }),
  );
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/file`;
});
beforeEach(() => void log.splice(0));
afterAll(() => app.close());

/** Lines as a database hands them out; fails, or goes on for ever, after the last. */
function lines(texts: readonly string[], end: 'whole' | 'breaks' | 'endless' = 'whole'): Readable {
  return Readable.from(
    (async function* () {
      yield* texts;
      if (end === 'breaks') {
        await wait(50);
        throw Object.assign(new Error('connection lost'), { code: '57P01' });
      }
      while (end === 'endless') yield 'x'.repeat(60_000);
    })(),
    { objectMode: false },
  );
}

const errors = () => log.filter(({ level }) => level >= 50).map(({ msg }) => msg);
/** With its byte order mark. */
const textOf = async (answer: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());

test('BUDGET-50: a file has a byte order mark, its columns and its lines', async () => {
  open = async () => lines(['"1";"2"\r\n', '"3";"4"\r\n']);
  const answer = await fetch(url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="file.csv"',
    'cache-control': 'no-store',
  });
  expect(await textOf(answer)).toBe(`${HEADER}"1";"2"\r\n"3";"4"\r\n`);
});

test('a file without lines has its columns', async () => {
  open = async () => lines([]);
  expect(await textOf(await fetch(url))).toBe(HEADER);
});

test('HEAD asks the database for nothing', async () => {
  open = () => Promise.reject(new Error('asked'));
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
});

test.each([
  ['opened', () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))],
  ['read at all', async () => lines([], 'breaks')],
])('one that cannot be %s is refused in words', async (_how, opening) => {
  open = opening;
  const answer = await fetch(url);
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('content-disposition'),
  ]).toEqual([503, 'application/problem+json; charset=utf-8', null]);
  expect(await answer.json()).toMatchObject({ error_name: 'unavailable' });
});

test('one that breaks never looks whole: its reader sees it fail, and the log says so', async () => {
  open = async () => lines(['"1";"2"\r\n'], 'breaks');
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(errors()).toEqual(['answer broken']);
});

test('a reader who leaves ends it, and is no error', async () => {
  const file = lines([], 'endless');
  open = async () => file;
  const gone = new AbortController();
  const answer = await fetch(url, { signal: gone.signal });
  await answer.body?.getReader().read();
  gone.abort();
  await expect.poll(() => file.destroyed).toBe(true);
  expect(errors()).toEqual([]);
});

test('who is still getting two files gets a third once one of them has ended', async () => {
  open = async () => lines(['"1"\r\n'], 'endless');
  const leave = new AbortController();
  const slow = [await fetch(url, { signal: leave.signal }), await fetch(url)];
  const third = await fetch(url);
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
  expect(third.headers.get('content-disposition')).toBeNull();
  await third.body?.cancel();
  leave.abort();
  open = async () => lines(['"1"\r\n']);
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  await Promise.all(slow.slice(1).map((answer) => answer.body?.cancel()));
});
