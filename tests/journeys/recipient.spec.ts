import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser.ts';
import { SKUS } from '../support/engineWorld.ts';
import { freePort } from '../support/freePort.ts';
import { type RecipientWorld, startRecipientWorld } from '../support/recipientWorld.ts';

let world: RecipientWorld;
let base: string;
test.beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  world = await startRecipientWorld({ publicUrl: base });
  await world.app.listen({ port, host: '127.0.0.1' });
  await world.run(sql`update advertisers set contact_email = 'help@x.example' where id = 1`);
});
test.afterAll(() => world.close());

const newLink = async (kind: 'send_links' | 'download_links', sku: string = SKUS.issued) => {
  const isSent = kind === 'send_links';
  const [id = ''] = (await world.dispatch(1, { kind, sku, ...(isSent ? {} : { channel: null }) })).ids;
  if (!isSent) await world.run(sql`update redemptions set recipient_id = null where id = ${id}`);
  return { id, url: base + world.path(id) };
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const lastDigits = () => /\d{6}/.exec(world.sent.at(-1)?.text ?? '')?.[0] ?? '';

async function look(page: Page) {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

for (const { name, use, words } of [
  {
    name: 'in English, on a wide window',
    use: { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    words: { who: 'Who is this reward for?', ready: 'Your reward is ready', mine: 'Enjoy your reward' },
  },
  {
    name: 'in French, on the narrowest phone, in the dark',
    use: { locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 320, height: 640 } },
    words: {
      who: 'Pour qui est cette récompense ?',
      ready: 'Votre récompense est prête',
      mine: 'Profitez de votre récompense',
    },
  },
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a recipient proves an address and redeems, and every page passes axe and fits', async ({
      page,
    }) => {
      const { id, url } = await newLink('download_links');
      await page.goto(url);
      await expect(heading(page)).toHaveText(words.who);
      await look(page);
      await page.locator('#f-email').fill('nobody');
      await page.locator('#f-email').press('Enter');
      await expect(page.locator('#f-email')).toBeFocused();
      await look(page);
      await page.locator('#f-email').fill(`ada-${use.locale}@x.example`);
      await page.locator('#f-email').press('Enter');
      await expect(page.locator('#f-digits')).toBeVisible();
      await look(page);
      await page.locator('#f-digits').fill(lastDigits());
      await page.locator('#f-digits').press('Enter');
      await expect(heading(page)).toHaveText(words.ready);
      await look(page);
      await page.getByRole('button').press('Enter');
      await expect(heading(page)).toHaveText(words.mine);
      await look(page);
      const [row] = await world.rows<{ last4: string }>(
        sql`select last4 from redemption_codes where redemption_id = ${id}`,
      );
      await expect(page.locator('.code')).toContainText(row?.last4 ?? 'none');
      await page.goto(`${base}/r/AAAAAAAAAAAAAAAAAAAAAA`);
      await look(page);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });

  test('goods are sent to an address whose errors are named, and nothing is missing', async ({ page }) => {
    const { id, url } = await newLink('send_links', SKUS.goods);
    await page.goto(url);
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('alert')).toContainText('Full name: Fill this in.');
    await page.getByRole('link', { name: 'City: Fill this in.' }).click();
    await page.getByLabel('Full name').fill('Ada Byron');
    await page.getByLabel('Address').fill('1 rue X');
    await page.getByLabel('Postal code').fill('75001');
    await page.getByLabel('City').fill('Paris');
    await page.getByLabel('Country').selectOption('FR');
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(heading(page)).toHaveText('Enjoy your reward');
    await expect(page.getByText('We send it to your address.')).toBeVisible();
    const [row] = await world.rows(sql`select state from redemptions where id = ${id}`);
    expect(row).toEqual({ state: 'redeemed' });
  });

  test('the copy button is left out where nothing runs it', async ({ page }) => {
    const { url } = await newLink('send_links');
    await page.goto(url);
    await page.getByRole('button', { name: 'Get my reward' }).click();
    await expect(page.locator('.code')).toBeVisible();
    await expect(page.locator('.copy')).toBeHidden();
  });
});

test('the keyboard alone leads through a choice, and a press too many redeems once', async ({ page }) => {
  await world.setPromotion(sql`multiple_rewards = true`);
  const { id, url } = await newLink('send_links');
  await page.goto(url);
  await look(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choose: Issued 10' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your reward is ready');
  await page.getByRole('button', { name: 'Get my reward' }).dblclick();
  await expect(heading(page)).toHaveText('Enjoy your reward');
  await world.setPromotion(sql`multiple_rewards = false`);
  const [row] = await world.rows(
    sql`select count(*)::int as n from redemption_codes where redemption_id = ${id}`,
  );
  expect(row).toEqual({ n: 1 });
});

test('a page that waits for a provider passes axe, and looks again without a page more to go back through', async ({
  page,
}) => {
  const { url } = await newLink('send_links', SKUS.http);
  await page.goto(url);
  await page.getByRole('button', { name: 'Get my reward' }).click();
  await expect(heading(page)).toHaveText('Your reward is on its way');
  // The page loads itself again, on a slow machine in the middle of a look.
  await expect(() => look(page)).toPass();
  const before = await page.evaluate(() => history.length);
  await page.waitForURL(/working=([3-9]|\d\d)/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a code is copied by its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { url } = await newLink('send_links');
  await page.goto(url);
  await page.getByRole('button', { name: 'Get my reward' }).click();
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator('.code')).toHaveText(copied);
});

test('a page that is only loaded, as by a scanner that runs scripts, is not opened; the first act of a person opens it', async ({
  page,
}) => {
  const openedAt = async (id: string) =>
    (
      await world.rows<{ at: string | null }>(
        sql`select opened_at::text as at from redemptions where id = ${id}`,
      )
    )[0]?.at;
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  for (const act of [() => page.mouse.move(100, 100), () => page.keyboard.press('Tab')]) {
    const { id, url } = await newLink('send_links');
    await page.goto(url);
    await page.evaluate(() => {
      window.dispatchEvent(new PointerEvent('pointermove'));
      document.querySelector('h1')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    });
    expect(await openedAt(id), 'acts of a script are nobody’s').toBeNull();
    const report = page.waitForResponse((response) => response.request().method() === 'POST');
    await act();
    expect((await report).status()).toBe(204);
    expect(await openedAt(id)).not.toBeNull();
    await page.goto('about:blank');
  }
  expect(violations).toEqual([]);
});
