import type { Page } from '@playwright/test';
import { cutLink, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser.ts';

const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });

/** The filters that are too narrow for what they say while nothing is chosen. */
const cutChoices = (page: Page) =>
  page.locator('select').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      const { width, fontFamily, fontSize } = getComputedStyle(select);
      const any = document.createElement('span');
      Object.assign(any.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, fontSize });
      any.textContent = select.options[0]?.text ?? '';
      document.body.append(any);
      // Its margins and its arrow take some 40 pixels.
      const textWidth = any.offsetWidth + 40;
      any.remove();
      return textWidth > Number.parseFloat(width) ? [select.name] : [];
    }),
  );

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('anybody finds a reward by form and links, in both languages', async ({ page, baseURL }) => {
    await page.goto('/catalogue/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rewards to give');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Next' }).click();
    expect(page.url()).toBe(`${baseURL}/catalogue/?page=2`);

    await page.getByLabel('Currency').selectOption('GBP');
    await page.getByRole('button', { name: 'Show rewards' }).click();
    expect(new URL(page.url()).searchParams.get('currency')).toBe('GBP');
    await expect(cards(page).first()).toContainText('£');
    await page.getByRole('link', { name: 'Remove GBP' }).click();
    expect(page.url()).toBe(`${baseURL}/catalogue/`);

    const name = await cards(page).first().getByRole('heading').textContent();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/catalogue\/fr\/rewards\//);
    await expect(page.getByText('Comment elle arrive')).toBeVisible();
  });
});

test('with script a choice counts at once, and going back shows what was there', async ({ page }) => {
  await page.goto('/catalogue/');
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.getByLabel('Currency').selectOption('GBP');
  await expect(page).toHaveURL(/currency=GBP/);
  await expect(cards(page).first()).toContainText('£');
  await page.getByLabel('Search').fill('gift');
  await page.getByLabel('Search').press('Enter');
  await expect(page).toHaveURL(/q=gift&currency=GBP/);
  await expect(page).toHaveTitle(/“gift”/);
  // The title comes before the rows: those named by the word stand first.
  await expect(cards(page).first()).toContainText('Gifts');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByText('How it arrives')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page.getByLabel('Currency')).toHaveValue('GBP');
  await page.goBack();
  await expect(page.getByLabel('Currency')).toHaveValue('');
  expect(documents).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`everybody can read it, on a phone too (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/catalogue/fr/?currency=EUR&country=FR');
      await expect(cards(page).first()).toBeVisible();
      expect(await cutChoices(page)).toEqual([]);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await cards(page).first().getByRole('link').click();
      await expect(page.getByText('Comment elle arrive')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

test('while the index is away, the page says so; afterwards it is there again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 50[03]|status of 404/);
  await cutLink('down', 'POST /public/catalogue');
  const answer = await page.goto('/catalogue/fr/');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('injoignable');
  await expectAccessible(page);
  await cutLink('none');
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(cards(page)).toHaveCount(24);
});
