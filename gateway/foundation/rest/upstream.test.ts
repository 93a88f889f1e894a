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
beforeEach(async () => {
  requests = [];
  waiting = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    waiting.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  upstreams = openUpstreams(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 5000);
});
afterEach(async () => {
  answerAll();
  server.on('request', (_request, response) => response.end());
  await upstreams.close();
  server.closeAllConnections();
  server.close();
});

const answerAll = () => {
  for (const response of waiting.splice(0)) response.end('ok');
};
const get = async (upstream: Upstream, path: string, signal?: AbortSignal) => {
  const { body } = await upstream.request({ path, method: 'GET', ...(signal ? { signal } : {}) });
  return body.text();
};
/** Starts `count` calls, to fill the connections of one kind of traffic. */
function fill(upstream: Upstream, count: number): Promise<unknown> {
  return Promise.allSettled(Array.from({ length: count }, (_, place) => get(upstream, `/full/${place}`)));
}

test('a call that waits for a connection ends with its signal, and is never made', async () => {
  const filled = fill(upstreams.visitors, 16);
  await expect.poll(() => requests.length).toBe(16);
  let isFull = true;
  void filled.then(() => {
    isFull = false;
  });
  const signal = AbortSignal.timeout(50);
  const late = get(upstreams.visitors, '/late', signal);
  const never = get(upstreams.visitors, '/never', AbortSignal.abort(new Error('gone')));
  await expect(never).rejects.toThrow('gone');
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(isFull).toBe(true); // they were told while they waited
  answerAll();
  await filled;
  const next = get(upstreams.visitors, '/next');
  await expect.poll(() => requests.slice(16)).toEqual(['/next']);
  answerAll();
  expect(await next).toBe('ok');
});

test('one kind of traffic takes no connection of another', async () => {
  const filled = fill(upstreams.visitors, 40);
  await expect.poll(() => requests.length).toBe(16);
  const others = [get(upstreams.signedIn, '/caller'), get(upstreams.streams, '/file')];
  await expect.poll(() => requests.slice(16).sort()).toEqual(['/caller', '/file']);
  answerAll();
  expect(await Promise.all(others)).toEqual(['ok', 'ok']);
  await expect
    .poll(() => {
      answerAll();
      return requests.length;
    })
    .toBe(42);
  answerAll();
  await filled;
});

test('when too many wait the next one is told at once', async () => {
  const filled = fill(upstreams.streams, 32 + 64);
  await expect.poll(() => requests.length).toBe(32);
  await expect(get(upstreams.streams, '/one-more')).rejects.toThrow('Too many calls wait');
  await expect
    .poll(() => {
      answerAll();
      return requests.length;
    })
    .toBe(96);
  answerAll();
  await filled;
});
