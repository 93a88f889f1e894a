import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform?.close());

test('PROMO-63: every country is read by name, in the language that is asked for', async () => {
  const named = async (language: string) =>
    (
      (
        await platform.call('retailer', 'GET', '/api/countries', {
          headers: { 'accept-language': language },
        })
      ).body.items as unknown as { code: string; name: string }[]
    ).map(({ code, name }) => `${code} ${name}`);
  const english = await named('en');
  expect(english.length).toBeGreaterThan(240);
  expect(english).toContain('DE Germany');
  expect(english[0]).toBe('AF Afghanistan');
  expect(await named('fr')).toContain('DE Allemagne');
});

test('CUSTOM-47, CUSTOM-48, CUSTOM-49, CUSTOM-50: themes of the redemption flow are read as a list, the default first', async () => {
  const { body } = await platform.call('retailer', 'GET', '/api/organizations/redemption_flow_themes');
  expect(body).toEqual({
    items: [
      { id: 'alesia', name: 'Default', look: 'facelift' },
      { id: 'default', name: 'Legacy', look: 'legacy' },
    ],
  });
});
