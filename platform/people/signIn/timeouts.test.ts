import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoConnection } from '../../foundation/database/connections/availability.ts';
import { answerTimePlugin } from '../../foundation/http/answerTime.ts';
import { logOptions, RequestLogController, requestLogPlugin } from '../../foundation/http/logging.ts';
import { openMetrics } from '../../foundation/http/metrics.ts';
import { servePages } from '../../foundation/pages/formPages.ts';

const BEGIN_MS = 50;
let app: FastifyInstance;
let figures: () => Promise<string>;
const log: string[] = [];
beforeAll(async () => {
  const logger = logOptions('info', { write: (line) => void log.push(line) }) ?? false;
  app = Fastify({ pluginTimeout: 0, logger, logController: new RequestLogController() });
  const registry = openMetrics(app);
  figures = () => registry.metrics();
  await app.register(answerTimePlugin, { begin: BEGIN_MS, progress: 1000 });
  await app.register(requestLogPlugin);
  await app.register(async (pages) => {
    servePages(pages);
    pages.get('/slow', () => new Promise<string>(() => {}));
    pages.get('/away', async () => {
      throw new NoConnection(new Error('timeout exceeded when trying to connect'));
    });
    pages.get('/canceled', async () => {
      throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    });
    pages.get('/broken', async () => {
      throw new TypeError('nobody expected this');
    });
  });
  await app.ready();
});
afterAll(() => app.close());

test.each(['/slow', '/away', '/canceled'])(
  '%s: a time-out at sign-in is 503 with Retry-After, a warning and no failure',
  async (url) => {
    log.length = 0;
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.body).toContain('cannot be reached at the moment');
    const lines = log.map((line) => JSON.parse(line) as { level: number; status?: number });
    // A warning, and nothing worse.
    expect(Math.max(...lines.map(({ level }) => level))).toBe(40);
    expect(lines.findLast(({ status }) => status !== undefined)?.status).toBe(503);
    expect(await figures()).toContain(`route="${url}",status="503"`);
  },
);

test('what nobody expected stays 500 and an error in the log', async () => {
  log.length = 0;
  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect((JSON.parse(log[0] ?? '') as { level: number }).level).toBe(50);
});
