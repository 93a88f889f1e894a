import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type Page,
  type RecipientWorld,
  startRecipientWorld,
  withoutRequestId,
} from '../../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
beforeAll(async () => {
  // The clock of the limits stands still, so that they do not depend on the machine.
  world = await startRecipientWorld({ now: () => 0 });
  await world.setPromotion(sql`ui_id = 'one', redemption_flow_theme = 'default'`);
});
afterAll(() => world.close());

const newPath = async () => world.path((await world.dispatch(1)).ids[0] ?? '');

/** Whether a page has the promotion's theme, which is another one than that of pages of no promotion. */
const hasLook = ({ html }: Page) => html.includes('h1{text-align:center}');

function expectPage(page: Page, status: number, what: string): void {
  expect([what, page.status]).toEqual([what, status]);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.html).toMatch(/<h1>[^<]+<\/h1>/);
  expect(page.html).not.toMatch(/Guerdon|href="\/"/);
}

it('a refused recipient sees the promotion’s look: a large form, one that cannot be read, one of another site', async () => {
  const path = await newPath();
  const browser = world.browser();
  expect(hasLook(await browser.get(path))).toBe(true);
  const large = await browser.send(path, { step: 'redeem', more: 'x'.repeat(9000) });
  expectPage(large, 413, 'large');
  const json = await browser.send(path, {}, { 'content-type': 'application/json' });
  expectPage(json, 415, 'JSON');
  const foreign = await browser.send(path, {}, { origin: 'https://evil.example' });
  expectPage(foreign, 400, 'another site');
  for (const page of [large, json, foreign]) expect(hasLook(page)).toBe(true);
  expect(large.html).toContain('What you entered is too long');
  expect(large.html).toContain(`href="${path}"`);
});

it('too many forms of one link: the promotion’s look, also for who never saw it, and the time to wait', async () => {
  const path = await newPath();
  const browser = world.browser();
  let last = await browser.get(path);
  for (let sent = 0; sent < 60 && last.status !== 429; sent++)
    last = await browser.send(path, { step: 'none' });
  expectPage(last, 429, 'too many');
  expect([hasLook(last), /Try again in \d+ seconds?\./.test(last.html)]).toEqual([true, true]);
  const other = await world.browser().send(path, { step: 'none' });
  expectPage(other, 429, 'somebody else');
  expect(hasLook(other)).toBe(true);
});

it('too many unknown links: a plain page, which tells nothing of a link that exists', async () => {
  const guesser = world.browser();
  let last = await guesser.get(`/r/${'C'.repeat(22)}`);
  for (let tried = 0; tried < 200 && last.status !== 429; tried++)
    last = await guesser.get(`/r/${String(tried).padStart(22, 'C')}`);
  expectPage(last, 429, 'guesses');
  expect(hasLook(last)).toBe(false);
});

it('an unknown link looks the same as a revoked one, also to who saw it before', async () => {
  const [id = ''] = (await world.dispatch(1)).ids;
  const browser = world.browser();
  expect((await browser.get(world.path(id))).status).toBe(200);
  await world.run(sql`update recipient_links set revoked_at = now() where redemption_id = ${id}`);
  const pages = [await browser.get(world.path(id)), await browser.get(`/r/${'A'.repeat(22)}`)];
  for (const page of pages) expectPage(page, 404, 'unknown');
  const [revoked, unknown] = pages.map(withoutRequestId);
  expect(revoked).toBe(unknown);
});

it('a failure after the link was opened: the promotion’s look, also for who never saw it', async () => {
  const path = await newPath();
  const { db } = world.database;
  const failing = vi.spyOn(db, 'execute').mockRejectedValueOnce(new Error('broken'));
  const early = await world.browser().get(path);
  failing.mockRestore();
  expect(early.status).toBeGreaterThanOrEqual(500);
  const portal = world.browser();
  const statuses: Page[] = [];
  for (let at = 0; at < 15; at++)
    statuses.push(await portal.send('/r/p/one', { step: 'entry', code: `X${at}` }));
  const limited = statuses.find(({ status }) => status === 429);
  expect(limited && hasLook(limited)).toBe(true);
});

it('in the promotion’s language, else the visitor’s', async () => {
  await world.setPromotion(sql`restricted_languages = '{fr}', locale = 'fr'`);
  const path = await newPath();
  const browser = world.browser();
  await browser.get(path, { 'accept-language': 'fr' });
  const page = await browser.send(path, { more: 'x'.repeat(9000) }, { 'accept-language': 'de' });
  expect(page.html).toContain('Votre saisie est trop longue');
  const unknown = await world.browser().get('/r/unknown', { 'accept-language': 'ja' });
  expect(unknown.html).toContain('<html lang="ja">');
});
