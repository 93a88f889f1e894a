import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type StoredSession, sessionCookie } from './sessionCookie.ts';

const session = (tokenLength = 700): StoredSession => ({
  id: 'of-this-session',
  accessToken: 'a'.repeat(tokenLength),
  refreshToken: 'r'.repeat(43),
  idToken: 'i'.repeat(600),
  subject: 'someone',
  expiresAt: Date.now() + 300_000,
  endsAt: Date.now() + 12 * 3600_000,
});

async function served(publicUrl: string, stored = session()) {
  const cookies = sessionCookie({ publicUrl, sessionKey: 'k'.repeat(32) });
  const app = Fastify({ pluginTimeout: 0 });
  await app.register(cookie);
  app.get('/write', async (request, reply) => {
    cookies.write(request, reply, stored);
    return {};
  });
  app.get('/read', async (request) => ({ session: cookies.read(request) }));
  app.get('/clear', async (request, reply) => {
    cookies.clear(request, reply);
    return {};
  });
  const written = (await app.inject('/write')).cookies;
  const bearing = (url: string) =>
    app.inject({ url, cookies: Object.fromEntries(written.map(({ name, value }) => [name, value])) });
  return { cookies, written, bearing };
}

test('on https the cookie is __Host-guerdon, Secure, HttpOnly, SameSite=Lax, for the whole host, 12 hours at most', async () => {
  const { written } = await served('https://guerdon.example');
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({
    name: '__Host-guerdon',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect(written[0]?.domain).toBeUndefined();
  expect(written[0]?.maxAge).toBeLessThanOrEqual(12 * 3600);
  expect((await served('http://localhost:4000')).written[0]).toMatchObject({ name: 'guerdon', path: '/' });
});

test('a session is read back, one that has ended is not', async () => {
  const stored = session();
  const { bearing } = await served('http://localhost:4000', stored);
  expect((await bearing('/read')).json()).toEqual({ session: stored });
  const ended = await served('http://localhost:4000', { ...session(), endsAt: Date.now() - 1 });
  expect((await ended.bearing('/read')).json()).toEqual({ session: null });
});

test('long tokens of an external issuer are spread over cookies a browser keeps, and cleared all', async () => {
  const { written, bearing } = await served('https://guerdon.example', session(7_000));
  expect(written.map(({ name }) => name)).toEqual(['__Host-guerdon', '__Host-guerdon.1', '__Host-guerdon.2']);
  for (const { name, value } of written) expect(name.length + value.length).toBeLessThan(3_800);
  expect((await bearing('/read')).json().session.accessToken).toHaveLength(7_000);
  const cleared = (await bearing('/clear')).cookies;
  expect(cleared.map(({ name, value }) => [name, value])).toEqual(written.map(({ name }) => [name, '']));
});

test('a session is opened once and remembered', async () => {
  const { cookies, written } = await served('http://localhost:4000');
  const request = { cookies: { guerdon: written[0]?.value } } as never;
  const session = cookies.read(request);
  expect(session).not.toBeNull();
  expect(cookies.read(request)).toBe(session);
});
