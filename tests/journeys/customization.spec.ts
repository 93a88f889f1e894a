import { expect, openAs, test } from '../support/browser.ts';
import { makeLookPromotion } from '../support/lookPromotion.ts';

const OPERATOR = 'operator@guerdon.example';

test('CUSTOM-1, CUSTOM-14, CUSTOM-16, CUSTOM-17, CUSTOM-20, CUSTOM-21, CUSTOM-23, CUSTOM-24, CUSTOM-25, CUSTOM-30: what is customized is seen at once, saved, and sent as it was seen', async ({
  page,
}) => {
  // The number in the header is requested once, when the page is first idle: not by what is typed later.
  const numberAsked = page.waitForRequest(/operationName=RequestsToDecide/);
  await openAs(page, OPERATOR);
  const { hash } = await makeLookPromotion(page, 'Summer look');
  await page.goto(`/${hash}`);
  await numberAsked;
  const preview = page.frameLocator('iframe');

  await page.getByRole('textbox', { name: 'Components', exact: true }).fill('#b3261e');
  await page.getByRole('tab', { name: 'Screens' }).click();
  await page.getByRole('button', { name: 'E-mail delivery' }).click();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially('<b>Bravo</b>');
  await expect(preview.getByRole('heading')).toHaveText('<b>Bravo</b>');
  await page
    .getByRole('textbox', { name: 'Subject' })
    .fill('For {{recipient_name}} from {{organization_name}}');
  await expect(page.getByText('For Alex Martin from Northwind Grocers')).toBeVisible();
  expect(urls).toEqual([]);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('For Alex Martin from Northwind Grocers')).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: '3 changes' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Customization saved')).toBeVisible();

  await page.getByRole('button', { name: 'Send me a test e-mail' }).click();
  await expect(page.getByText(`Sent to ${OPERATOR}`)).toBeVisible();
  const texts = await preview.locator('h1, p, td > b, td > span').allInnerTexts();
  const color = await preview
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(color).toBe('rgb(179, 38, 30)');

  await page.goto('/mail');
  const mail = page.getByRole('link', { name: /For Alex Martin from Northwind Grocers/ }).first();
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.click();
  expect(texts).toContain('<b>Bravo</b>');
  const letter = page.frameLocator('iframe');
  for (const line of texts) await expect(letter.locator('body')).toContainText(line);
  await expect(letter.getByRole('link').first()).toHaveCSS('background-color', color);
});

test('CUSTOM-31, CUSTOM-36, CATALOG-15: a page of the preview holds eight rewards, at each width and in each language', async ({
  page,
}) => {
  await openAs(page, OPERATOR);
  const { hash } = await makeLookPromotion(page, 'Many rewards');
  await page.goto(`/${hash}?part=screens&screen=authentication&locale=fr&device=desktop`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading')).toHaveText('Choix de la récompense');
  await expect(preview.getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(preview.getByRole('listitem')).toHaveCount(3);
  await page.getByText('Phone', { exact: true }).click();
  await expect(page.locator('iframe')).toHaveCSS('width', '390px');
});

test('CUSTOM-7, UI-28: a background that does not load is said, and looked at again until it does', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|Failed to load resource/);
  await openAs(page, OPERATOR);
  const { hash } = await makeLookPromotion(page, 'Lost picture');
  await page.goto(`/${hash}`);
  await page.route('**/media/**', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({
      name: 'ground.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
  await expect(page.getByRole('button', { name: /^Remove.*: Background picture$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Screens' }).click();
  await page.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByText('The background picture does not load')).toBeVisible();
  await page.unroute('**/media/**');
  await expect(page.getByText('The background picture does not load')).toBeHidden();
});
