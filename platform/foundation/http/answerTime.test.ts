import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTimePlugin } from './answerTime.ts';
import { logOptions, RequestLogController } from './logging.ts';
import { problemsPlugin } from './refusals/problems.ts';

// Long enough for a process that waits for its turn on a busy machine, and the steady answer longer than both.
const BEGIN = 400;
const PROGRESS = 1000;
const PARTS = 6;

let app: FastifyInstance;
let url: string;
const log: string[] = [];
let finish: (value: string) => void = () => {};
beforeAll(async () => {
  const logger = logOptions('info', { write: (line) => void log.push(line) }) ?? false;
  app = Fastify({
    pluginTimeout: 0,
    logger,
    logController: new RequestLogController(),
    forceCloseConnections: true,
  });
  await app.register(problemsPlugin);
  await app.register(answerTimePlugin, { begin: BEGIN, progress: PROGRESS });
  app.get('/never', () => new Promise<string>((resolve) => (finish = resolve)));
  app.get('/patient', { config: { answerTime: 10 * BEGIN } }, async () => {
    await wait(2 * BEGIN);
    return 'late';
  });
  app.get('/steady', (_request, reply) => reply.send(Readable.from(steady(PARTS, BEGIN / 2))));
  app.get('/stalled', (_request, reply) => reply.send(stalled()));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

async function* steady(count: number, pause: number) {
  for (let part = 0; part < count; part += 1) {
    yield `part ${part}\n`;
    await wait(pause);
  }
}

/** Begins, and then nothing more comes. */
function stalled(): Readable {
  const stream = new Readable({ read() {} });
  stream.push('begun\n');
  return stream;
}

test('what does not begin to answer in time is refused with Retry-After, and may end later', async () => {
  const answer = await fetch(`${url}/never`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ error_name: 'unavailable' });
  finish('too late');
  expect((await fetch(`${url}/steady`)).status).toBe(200);
});

test('a route may name a longer time', async () => {
  expect(await (await fetch(`${url}/patient`)).text()).toBe('late');
});

test('a streamed answer takes as long as it takes', async () => {
  const answer = await fetch(`${url}/steady`);
  expect((await answer.text()).match(/\n/g)).toHaveLength(PARTS);
});

test('a streamed answer that does not get on is broken, and the log says so', async () => {
  const answer = await fetch(`${url}/stalled`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  const broken = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answer broken');
  expect(broken).toMatchObject([{ level: 50, err: { message: 'STALLED' } }]);
});
