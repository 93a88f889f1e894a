import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ability, ACCOUNT_ROLES, abilitiesOf } from '../../../schema/foundation/abilities.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { authorizationPlugin, type RouteAccess, UNGUARDED } from './authorization.ts';

async function bootWith(url: string, ability?: unknown): Promise<void> {
  const app = Fastify({ pluginTimeout: 0 });
  await app.register(authorizationPlugin, { findCaller: async () => null });
  app.get(
    url,
    ability === undefined ? {} : { config: { ability: ability as RouteAccess } },
    async () => ({}),
  );
  try {
    await app.ready();
  } finally {
    await app.close();
  }
}

describe('the boot', () => {
  test('is refused to a route that names no ability', async () => {
    await expect(bootWith('/api/things')).rejects.toThrow('GET /api/things names no ability');
  });

  test('is refused to a route that names an ability nobody has', async () => {
    await expect(bootWith('/api/things', 'viewThings')).rejects.toThrow('unknown ability: viewThings');
  });

  test('is refused to a route of several abilities when nobody has one of them', async () => {
    await expect(bootWith('/api/things', ['viewHome', 'viewThings'])).rejects.toThrow(
      'unknown ability: viewThings',
    );
  });

  test.each(['public', 'signedIn'])('is refused to a %s route outside the reviewed list', async (kind) => {
    await expect(bootWith('/api/things', kind)).rejects.toThrow('not in the reviewed list');
  });

  test('is refused to a route that is more open than the reviewed list says', async () => {
    await expect(bootWith('/api/viewer', 'public')).rejects.toThrow('not in the reviewed list');
  });

  test('happens with a guarded route and with a listed one', async () => {
    await bootWith('/api/things', 'viewHome');
    await bootWith('/api/things', ['viewHome', 'viewAccount']);
    await bootWith('/healthz', 'public');
  });
});

describe('every route of the contract', () => {
  let platform: TestPlatform;
  let operations: { method: string; url: string; ability: RouteAccess; staffOnly: boolean }[];
  beforeAll(async () => {
    platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
    operations = Object.entries(platform.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { 'x-ability': RouteAccess; 'x-staff-only'?: boolean }>).map(
        ([method, operation]) => ({
          method: method.toUpperCase(),
          url: path.replace('{id}', '1').replace(/\{\w+\}/g, 'x'),
          ability: operation['x-ability'],
          staffOnly: operation['x-staff-only'] ?? false,
        }),
      ),
    );
  });
  afterAll(() => platform.close());

  test('there are some', () => expect(operations.length).toBeGreaterThan(12));

  test('AUTH-13: answers 401 without a token and with a wrong one', async () => {
    for (const { method, url, ability } of operations.filter((one) => one.ability !== 'public')) {
      const bare = await platform.call(null, method, url);
      const wrong = await platform.call(null, method, url, { headers: { authorization: 'Bearer a.b.c' } });
      expect([method, url, ability, bare.status, wrong.status]).toEqual([method, url, ability, 401, 401]);
      expect(bare.body.error_name).toBe('unauthenticated');
      expect(bare.headers['www-authenticate']).toBe('Bearer');
    }
  });

  test.each(ACCOUNT_ROLES)('ROLES-1: %s gets 403 exactly where it lacks the ability', async (role) => {
    const roleAbilities = abilitiesOf([role]);
    for (const { method, url, ability, staffOnly } of operations) {
      if (ability === 'public') continue;
      const answer = await platform.call(role, method, url);
      const allowed =
        !staffOnly &&
        (ability === 'signedIn' || [ability].flat().some((one) => roleAbilities.has(one as Ability)));
      expect([role, method, url, answer.status === 403]).toEqual([role, method, url, !allowed]);
      if (allowed) continue;
      const lacks =
        ability !== 'signedIn' && ![ability].flat().some((one) => roleAbilities.has(one as Ability));
      expect(answer.body.error_name).toBe(lacks ? 'missing_ability' : 'staff_only');
      expect(answer.body.message).toContain(lacks ? `“${[ability].flat()[0]}` : 'operator staff');
    }
  });

  test('AUTH-9 AUTH-10: an account without a role gets "No roles found" everywhere', async () => {
    for (const { method, url, ability } of operations.filter((one) => one.ability !== 'public')) {
      const { status, body } = await platform.call('nobody', method, url);
      expect([method, url, ability, status]).toEqual([method, url, ability, 403]);
      expect(body).toMatchObject({ error_name: 'no_roles_found', message: 'No roles found' });
    }
  });

  test('the reviewed list holds no abilities', () => {
    expect(new Set(Object.values(UNGUARDED))).toEqual(new Set(['public', 'signedIn']));
  });
});
