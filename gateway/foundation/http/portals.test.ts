import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { portals } from './portals.ts';

async function gateway() {
  const app = Fastify({ pluginTimeout: 0 });
  await app.register(portals, { portalSuffix: '.rewards.example', publicUrl: 'https://www.rewards.example' });
  app.get('/*', async () => 'own');
  return app;
}
const responseOf = async (host: string, url = '/') => {
  const { statusCode, headers } = await (await gateway()).inject({ url, headers: { host } });
  return headers.location ?? statusCode;
};

it('WIZSET-47: a portal’s domain leads to its page, in the language that is asked for', async () => {
  expect(await responseOf('summer.rewards.example')).toBe('https://www.rewards.example/r/p/summer');
  expect(await responseOf('Summer.Rewards.example:8443', '/?lang=fr&x=1')).toBe(
    'https://www.rewards.example/r/p/summer?lang=fr',
  );
});

it.each([
  'www.rewards.example',
  'rewards.example',
  'a.b.rewards.example',
  'evil.example',
  '-x.rewards.example',
])('the domain %s is no portal’s', async (host) => {
  expect(await responseOf(host)).toBe(200);
});

it('what is not the root of a portal’s domain is left alone', async () => {
  expect(await responseOf('summer.rewards.example', '/r/p/summer')).toBe(200);
});
