import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openUpstreams, type Upstream, type Upstreams } from './upstream.ts';

/** A platform that answers when it is told to. */
let server: Server;
let upstreams: Upstreams;
let requests: string[];
let waiting: ServerResponse[];
let cutOff: number;
beforeEach(async () => {
  requests = [];
  waiting = [];
  cutOff = 0;
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    waiting.push(response);
    response.on('close', () => {
      if (!response.writableFinished) cutOff += 1;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  upstreams = openUpstreams(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 5000);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await upstreams.close();
});

const NEVER = new AbortController().signal;
const ask = (upstream: Upstream, path: string, signal = NEVER) =>
  upstream.ask({ path, method: 'GET' }, signal);
/** A whole call on another connection: what was sent before it has arrived. */
async function meanwhile(): Promise<void> {
  const answer = ask(upstreams.streams, '/meanwhile');
  await expect.poll(() => requests.indexOf('/meanwhile')).toBeGreaterThan(-1);
  waiting[requests.indexOf('/meanwhile')]?.end('ok');
  await answer;
}
const received = (count: number) => expect.poll(() => requests.length).toBe(count);

test('an answer is whole, also one that comes in pieces which part a character', async () => {
  const answer = ask(upstreams.signedIn, '/pieces');
  await received(1);
  const euro = Buffer.from('5 €');
  waiting[0]?.writeHead(404).write(euro.subarray(0, 3));
  await meanwhile();
  waiting[0]?.end(euro.subarray(3));
  expect(await answer).toEqual({ status: 404, text: '5 €' });
});

test('an answer without a body is an empty text', async () => {
  const answer = ask(upstreams.signedIn, '/empty');
  await received(1);
  waiting[0]?.writeHead(204).end();
  expect(await answer).toEqual({ status: 204, text: '' });
});

test('a call ends with its signal: before it is made, while it is unanswered, and while its answer comes', async () => {
  await expect(ask(upstreams.signedIn, '/never', AbortSignal.abort(new Error('gone')))).rejects.toThrow(
    'gone',
  );
  const stop = new AbortController();
  const unanswered = ask(upstreams.signedIn, '/unanswered', stop.signal);
  const halfway = ask(upstreams.signedIn, '/halfway', stop.signal);
  await received(2);
  waiting[requests.indexOf('/halfway')]?.writeHead(200).write('{"half":');
  await meanwhile();
  stop.abort(new Error('too late'));
  await expect(unanswered).rejects.toThrow('too late');
  await expect(halfway).rejects.toThrow('too late');
  await expect.poll(() => cutOff).toBe(2);
  expect(requests).not.toContain('/never');
});

test('a call that waits for a connection ends with its signal, and is never made', async () => {
  const filled = Promise.allSettled(Array.from({ length: 16 }, () => ask(upstreams.visitors, '/full')));
  await received(16);
  await expect(ask(upstreams.visitors, '/late', AbortSignal.timeout(50))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  for (const response of waiting.splice(0)) response.end('ok');
  await filled;
  const next = ask(upstreams.visitors, '/next');
  await received(17);
  waiting[0]?.end('ok');
  expect([(await next).text, requests[16]]).toEqual(['ok', '/next']);
});

test('when too many wait the next one is refused at once; those before it are answered', async () => {
  const filled = Array.from({ length: 32 + 64 }, () => ask(upstreams.streams, '/full'));
  await received(32);
  await expect(ask(upstreams.streams, '/one-more')).rejects.toThrow('Too many calls wait');
  server.on('request', (_request, response) => response.end('ok'));
  for (const response of waiting) response.end('ok');
  expect((await Promise.all(filled)).every(({ text }) => text === 'ok')).toBe(true);
});

test('an answer that breaks off is an error', async () => {
  const answer = ask(upstreams.signedIn, '/broken');
  const refused = expect(answer).rejects.toThrow();
  await received(1);
  waiting[0]?.writeHead(200, { 'content-length': '100' }).write('{');
  await meanwhile();
  waiting[0]?.destroy();
  await refused;
});
