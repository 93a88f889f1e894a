import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askGraph } from '../support/askGraph.ts';
import { test as base, expect, expectAccessible, openAs } from '../support/browser.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

/** The product with a mail server of its own. */
const test = base.extend<object, { sink: SmtpSink }>({
  sink: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const sink = await startSmtpSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],
  settings: [({ sink }, use) => use({ SMTP_URL: sink.url }), { scope: 'worker' }],
});

const ADVERTISER = '4';

/** A promotion that mails its links and shows its codes, with one reward; answers its id and a reward's SKU and value. */
async function makePromotion(page: Page) {
  const { rewardOptions } = await askGraph<{
    rewardOptions: { sku: string; isAvailable: boolean; faceValue: { amount: string; currency: string } }[];
  }>(
    page,
    'query ($id: ID!) { rewardOptions(advertiserId: $id, search: "EUR") { sku isAvailable faceValue { amount currency } } }',
    { id: ADVERTISER },
  );
  const reward = rewardOptions.find(
    ({ isAvailable, faceValue }) => isAvailable && faceValue.currency === 'EUR',
  );
  if (!reward) throw new Error('The advertiser has no reward to give');
  const input = {
    advertiserId: ADVERTISER,
    experience: { id: '1' },
    rewards: [{ sku: reward.sku }],
    name: 'Spring letters',
    uiId: `spring-${randomUUID()}`,
    activationNotificationChannels: ['email'],
    notificationChannels: ['email'],
    flowSettings: { displayCode: true },
  };
  const { createPromotion } = await askGraph<{ createPromotion: { promotion?: { id: string } } }>(
    page,
    'mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { __typename ... on CreatePromotionSuccess { promotion { id } } ... on InvalidInput { fieldErrors { field rule } } ... on Refused { code } } }',
    { input },
  );
  const id = createPromotion.promotion?.id;
  if (!id) throw new Error(`No promotion: ${JSON.stringify(createPromotion)}`);
  return { id, sku: reward.sku, value: reward.faceValue.amount };
}

const drop = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'winners.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The link of a mail, out of its quoted lines. */
const linkOf = (mail: string) =>
  /https?:\/\/localhost:\d+\/r\/[\w-]{22}/.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];

test('SEND-1, SEND-4, SEND-5: a file with three wrong rows is repaired, sent, taken back, sent again; its recipient opens the link of the mail and gets the code', async ({
  page,
  sink,
  complaints,
}) => {
  test.setTimeout(180_000);
  // Browsers ask for it by themselves; the recipient's page has none.
  complaints.expect(/favicon\.ico/);
  await openAs(page, 'operator@guerdon.example');
  const { id, sku, value } = await makePromotion(page);
  const wrong = [
    'sku;value;email;first_name',
    `${sku};${value};ada@letters.example;Ada`,
    `${sku};${value.replace('.', ',')};grace@letters.example;Grace`,
    `${sku}X;${value};alan@letters.example;Alan`,
    `${sku};${value};edsger@gmail,com;Edsger`,
  ];
  await page.goto(`/#/advertiser/${ADVERTISER}/promotion/${id}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Send links' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Send links' })).toBeVisible();
  await expectAccessible(page);
  await drop(page, wrong.join('\r\n'));

  await expect(page.getByText('Values must match the following format: 345 or 678.99')).toBeVisible();
  await expect(page.getByText('row 4 (line 5 of the file): edsger@gmail,com')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Correct here' }).click();
  await expect(page.getByText('Rows: 4, with errors: 3')).toBeVisible();
  await expectAccessible(page);

  // One by the keyboard, one by its suggestion, one with all others of its kind.
  await page.getByRole('button', { name: 'First error (F8)' }).click();
  await expect(page.locator('[data-row="0"][data-column="1"]')).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByText('Rows: 4, with errors: 2')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator('[data-row="1"][data-column="0"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(sku);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rows: 4, with errors: 1')).toBeVisible();
  await page.getByRole('button', { name: 'See 1 suggested correction' }).click();
  const corrections = page.getByRole('dialog', { name: 'Suggested corrections' });
  await expect(corrections.getByText('edsger@gmail.com')).toBeVisible();
  await expectAccessible(page);
  await corrections.getByRole('button', { name: 'Apply 1 correction' }).click();
  await expect(page.getByText('Rows: 4, with errors: 0')).toBeVisible();

  await page.getByRole('button', { name: 'See the cost of 4 rows' }).click();
  const preview = page.getByRole('alertdialog', { name: 'Send these links?' });
  await expect(preview.getByRole('button', { name: /^Send 4 rewards for / })).toBeEnabled();
  await expectAccessible(page);
  await preview.getByRole('button', { name: /^Send 4 rewards for / }).click();
  await expect(page).toHaveURL(/\/batch\/\d+$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Undone');
  const mailTo = (address: string) =>
    sink.messages.filter((mail) =>
      mail.split(/\r?\n/).some((line) => /^To: /.test(line) && line.includes(address)),
    );
  expect(mailTo('ada@letters.example')).toEqual([]);

  // What was taken back may be sent again, this time without a window.
  const right = [
    wrong[0],
    ...['ada', 'grace', 'alan'].map((name) => `${sku};${value};${name}@letters.example;${name}`),
  ];
  await page.goto(`/#/advertiser/${ADVERTISER}/promotion/${id}/edit/links`);
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await drop(page, right.join('\n'));
  await expect(page.getByText('3 rows, ready to be sent')).toBeVisible();
  await page.getByRole('button', { name: /Undo window/ }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await page.getByRole('button', { name: 'See the cost of 3 rows' }).click();
  await preview.getByRole('button', { name: /^Send 3 rewards for / }).click();
  await expect(page).toHaveURL(/\/batch\/\d+$/);
  await expect(page.getByText('Finished on')).toBeVisible();
  const batch = page.url();
  await expect.poll(() => mailTo('ada@letters.example').length).toBe(1);
  expect(mailTo('edsger@gmail.com')).toEqual([]);

  const link = linkOf(mailTo('ada@letters.example')[0] ?? '');
  expect(link).toBeTruthy();
  await page.goto(link ?? '');
  await expectAccessible(page);
  // It runs where its advertiser is at home: the recipient says where that is.
  await page.getByLabel('Country').selectOption('France');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Get my reward' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enjoy your reward' })).toBeVisible();
  const code = (await page.locator('.code').innerText()).trim();

  await page.goto(batch);
  const line = page.getByRole('row', { name: /ada@letters\.example/ });
  await expect(line).toContainText(`…${code.slice(-4)}`);
  // The same file once more: it was sent.
  await page.goto(`/#/advertiser/${ADVERTISER}/promotion/${id}/edit/links`);
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await drop(page, right.join('\n'));
  await page.getByRole('button', { name: 'See the cost of 3 rows' }).click();
  await expect(preview.getByText(/sent/)).toBeVisible();
  await expect(preview.getByRole('button', { name: /^Send/ })).toBeDisabled();
});
