import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RecipientWorld, startRecipientWorld } from '../../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
beforeAll(async () => {
  world = await startRecipientWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setPromotion(sql`restricted_countries = '{}', restricted_languages = '{}'`));

const newLink = async () => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links' })).ids;
  return { id, path: world.path(id) };
};

it('WIZSET-21: who reads none of the languages cannot take part; a language of the link is shown', async () => {
  await world.setPromotion(sql`restricted_languages = '{fr,de}'`);
  const { path } = await newLink();
  const page = async (language: string, query = '') =>
    (await world.browser().get(path + query, { 'accept-language': language })).html;
  expect(await page('it-IT,it;q=0.9')).toContain('Non puoi partecipare');
  expect(await page('en,de;q=0.5')).toContain('Meine Prämie holen');
  expect(await page('en', '?lang=fr')).toContain('Obtenir ma récompense');
  expect((await world.browser().send(path, { step: 'redeem' }, { 'accept-language': 'it' })).location).toBe(
    path,
  );
});

it('WIZSET-20: a country is what the proxy says, else what is chosen; elsewhere nobody takes part', async () => {
  await world.setPromotion(sql`restricted_countries = '{FR}'`);
  const { path } = await newLink();
  const at = async (country: string) => (await world.browser().get(path, { 'x-country': country })).html;
  expect(await at('FR')).toContain('Get my reward');
  expect(await at('US')).toContain('You cannot take part');
  const browser = world.browser();
  expect((await browser.send(path, { step: 'country', country: 'US' })).status).toBe(422);
  await browser.send(path, { step: 'country', country: 'other' });
  const elsewhere = (await browser.get(path)).html;
  expect(elsewhere).toContain('You cannot take part');
  // A wrong choice locks nobody out; a country reported by the proxy cannot be changed.
  expect(elsewhere).toContain(`href="${path}?country=ask"`);
  expect((await browser.get(`${path}?country=ask`)).html).toContain('Where are you?');
  await browser.send(path, { step: 'country', country: 'FR' });
  expect((await browser.get(path)).html).toContain('Get my reward');
  const proxied = await world.browser().get(`${path}?country=ask`, { 'x-country': 'US' });
  expect([proxied.html.includes('You cannot take part'), proxied.html.includes('country=ask')]).toEqual([
    true,
    false,
  ]);
});
