import { Agent, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drainPlugin } from './drain.ts';

let app: FastifyInstance;
let finish: (text: string) => void;
/** Keep-alive connections of a client. */
let agent: Agent;
beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  app = Fastify({ pluginTimeout: 0, return503OnClosing: false });
  await app.register(drainPlugin);
  app.get('/late', () => new Promise<string>((resolve) => (finish = resolve)));
  app.get('/at-once', async () => 'now');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  agent.destroy();
  await app.close();
});

const ask = (path: string) =>
  new Promise<{ status: number; connection: string | undefined; text: string }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    send({ host: '127.0.0.1', port, path, agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('error', reject);
      const { statusCode: status = 0, headers } = answer;
      answer.on('end', () => resolve({ status, connection: headers.connection, text }));
    })
      .on('error', reject)
      .end();
  });

test('what was begun is answered, and the server ends at once after it, though its clients keep their connections', async () => {
  await ask('/at-once');
  const late = ask('/late');
  await expect.poll(() => finish).toBeDefined();
  const started = performance.now();
  const drained = app.drain({ delay: 0, limit: 60_000 });
  finish('late');
  expect(await late).toEqual({ status: 200, connection: 'close', text: 'late' });
  await drained;
  expect(performance.now() - started).toBeLessThan(20_000); // a keep-alive connection would last 72 s
});

test('what never ends is cut off when the time is over', async () => {
  const late = ask('/late');
  late.catch(() => undefined);
  await expect.poll(() => app.server.connections ?? true).toBeTruthy();
  await app.drain({ delay: 0, limit: 300 });
  await expect(late).rejects.toThrow();
});
