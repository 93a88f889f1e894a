import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { FetchFailed, isPublic, publicFetch } from './fetchPublic.ts';

const LIMITS = { maxBytes: 1_000, timeoutMs: 5_000, accept: 'image/png' };
const strict = publicFetch({ allowsLocalhost: false });
const demo = publicFetch({ allowsLocalhost: true });
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await Promise.all([strict.close(), demo.close()]);
});

/** A server of this machine; its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof FetchFailed ? error.problem : error),
  );

test.each([
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['192.0.2.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:169.254.169.254', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fe80::1', false],
  ['fd00:ec2::254', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
])('%s is an address of the public internet: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test.each([
  '127.0.0.1',
  '[::1]',
  '[::ffff:10.0.0.1]',
  '2130706433',
  '0x7f.1',
  '169.254.169.254',
  'localhost',
  'someone:secret@pictures.example',
])('an address at %s is not fetched: it is none of the public internet', async (host) => {
  expect(await problemOf(strict.get(`https://${host}/a.png`, LIMITS))).toBe('not_public');
});

test.each([
  ['http://pictures.example/a.png', 'not_https'],
  ['ftp://pictures.example/a.png', 'not_https'],
  ['file:///etc/passwd', 'not_https'],
  ['no address', 'unreachable'],
  ['https://nobody-has-this-name.invalid/a.png', 'unreachable'],
])('%s is not fetched: %s', async (address, problem) => {
  expect(await problemOf(strict.get(address, LIMITS))).toBe(problem);
});

test('in demo mode this machine may be fetched without TLS, another machine may not', async () => {
  const address = await serve((_request, response) => response.end('picture'));
  expect(String(await demo.get(`${address}/a.png`, LIMITS))).toBe('picture');
  expect(await problemOf(strict.get(`${address}/a.png`, LIMITS))).toBe('not_https');
  expect(await problemOf(demo.get('http://pictures.example/a.png', LIMITS))).toBe('not_https');
  expect(await problemOf(demo.get(`https://${'10.0.0.1'}/a.png`, LIMITS))).toBe('not_public');
});

test('redirects are not followed, other statuses are named, and an answer has a size and a time', async () => {
  const requestUrls: string[] = [];
  const address = await serve((request, response) => {
    requestUrls.push(String(request.url));
    if (request.url === '/moved') response.writeHead(302, { location: '/inside' }).end();
    else if (request.url === '/gone') response.writeHead(410).end('gone');
    else if (request.url === '/large') response.end('x'.repeat(1_001));
    else if (request.url === '/exact') response.end('x'.repeat(1_000));
    // Any other one is never answered.
  });
  const problem = (path: string, limits = LIMITS) => problemOf(demo.get(address + path, limits));
  expect(await problem('/moved')).toBe('redirected');
  expect(await problem('/gone')).toBe('wrong_status');
  expect(await problem('/large')).toBe('too_large');
  expect(await problem('/exact')).toBeNull();
  expect(await problem('/silent', { ...LIMITS, timeoutMs: 100 })).toBe('too_slow');
  expect(requestUrls).not.toContain('/inside');
});

test('a post answers every status, reads the beginning of the answer alone, and follows no redirect', async () => {
  const requests: string[] = [];
  const address = await serve((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      requests.push(`${request.method} ${request.url} ${request.headers['x-own']} ${body}`);
      if (request.url === '/moved') response.writeHead(307, { location: '/inside' }).end();
      else if (request.url === '/gone') response.writeHead(410).end('gone');
      else if (request.url === '/endless') {
        response.writeHead(200);
        const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
        response.on('close', () => clearInterval(timer));
      } else if (request.url === '/dripping') response.writeHead(200).write('begun');
      // Any other one is never answered.
    });
  });
  const post = (path: string, timeoutMs = 5000) =>
    demo.post(address + path, { body: '{}', headers: { 'x-own': '1' }, maxBytes: 1000, timeoutMs });
  expect((await post('/moved')).status).toBe(307);
  expect(await post('/gone')).toEqual({ status: 410, answer: Buffer.from('gone') });
  expect((await post('/endless')).answer).toHaveLength(1000);
  expect(await post('/dripping', 300)).toEqual({ status: 200, answer: Buffer.from('begun') });
  expect(await problemOf(post('/silent', 100))).toBe('too_slow');
  expect(requests[0]).toBe('POST /moved 1 {}');
  expect(requests.some((line) => line.includes('/inside'))).toBe(false);
  expect(
    await problemOf(
      strict.post(`https://${'10.0.0.1'}/`, { body: '', headers: {}, maxBytes: 1, timeoutMs: 100 }),
    ),
  ).toBe('not_public');
  expect([
    strict.problemOf(`https://${'169.254.169.254'}/`),
    strict.problemOf('https://shop.example/'),
  ]).toEqual(['not_public', null]);
});
