import type { Page } from '@playwright/test';
import { askGraph } from '../support/askGraph.ts';
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  openAs,
  test,
} from '../support/browser.ts';

const STAFF = 'operator@guerdon.example';

interface DemoRedemption {
  id: string;
  advertiserId: string;
  actions: { name: string; allowed: boolean }[];
  cancelable: boolean;
}

/** A redemption of the demo in this state with which all of this may be done. */
async function redemptionWith(page: Page, state: string, ...actionNames: string[]): Promise<DemoRedemption> {
  const { redemptions } = await askGraph<{ redemptions: { items: DemoRedemption[] } }>(
    page,
    `query ($filter: RedemptionFilter!) { redemptions(filter: $filter, page: { size: 100 }) {
      items { id advertiserId cancelable actions { name allowed } } } }`,
    { filter: { states: [state] } },
  );
  const redemption = redemptions.items.find(({ actions, cancelable }) =>
    actionNames.every((name) =>
      name === 'cancelable' ? cancelable : actions.some((action) => action.name === name && action.allowed),
    ),
  );
  if (!redemption) throw new Error('The demo has no such redemption');
  return redemption;
}

const open = async (page: Page, id: string) => {
  await page.goto(`/#/reports/redemptions/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Redemption ${id}` })).toBeVisible();
};
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function look(page: Page) {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('RED-28, RED-30, RED-21, REDDLG-6: a code is shown to who says why, then killed by a refund that history and money tell of', async ({
  page,
}) => {
  await openAs(page, STAFF);
  const { id } = await redemptionWith(page, 'redeemed', 'cancelable', 'code_information', 'card_details');
  await open(page, id);
  await look(page);

  await press(page, 'Code information');
  const dialog = page.getByRole('dialog', { name: 'Code information' });
  await press(page, 'Show code');
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByRole('textbox').fill('The recipient lost the e-mail');
  await look(page);
  await press(page, 'Show code');
  await expect(dialog.locator('code')).toHaveText(/^[A-Z0-9]{16}$/);
  const code = await dialog.locator('code').innerText();
  await expect(panel(page, 'Code')).toContainText(code.slice(-4));
  await look(page);
  await press(page, 'Done');
  await expect(page.getByText(code)).toHaveCount(0);

  await press(page, 'Coupon code info');
  const codeInfo = page.getByRole('dialog', { name: 'Coupon code info' });
  await expect(
    codeInfo.getByRole('row', { name: /Olivia Marchetti.*The recipient lost the e-mail/ }),
  ).toBeVisible();
  await look(page);
  await codeInfo.getByRole('button', { name: 'Close' }).click();

  await press(page, 'Card details');
  const card = page.getByRole('dialog', { name: 'Card details' });
  await expect(card.getByRole('row', { name: /Activation/ })).toBeVisible();
  await look(page);
  await card.getByRole('button', { name: 'Close' }).click();

  await press(page, 'Refund');
  const refund = page.getByRole('alertdialog', { name: `Refund redemption ${id}` });
  await expect(refund.getByRole('rowheader', { name: 'Delivered' })).toBeVisible();
  await look(page);
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('The redemption is refunded')).toBeVisible();
  await expect(refund).toBeHidden();
  await expect(panel(page, 'Money').getByRole('row', { name: /Refund/ })).toBeVisible();
  await expect(panel(page, 'Comments and history').getByText('Refunded').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);

  await press(page, 'Add comment');
  await page.getByRole('dialog').getByRole('textbox').fill('<b>Asked</b> by phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Add comment' }).click();
  await expect(panel(page, 'Comments and history').getByText('<b>Asked</b> by phone')).toBeVisible();
});

test('RED-11, RED-19, RED-20, REDDLG-5: the link of a pending redemption is copied, and it is canceled, on a phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, STAFF);
  const { id, advertiserId } = await redemptionWith(page, 'pending', 'redemption_link', 'cancel');
  await page.goto(`/#/advertiser/${advertiserId}?tab=redemptions&redemptions-id=${id}`);
  await page.getByRole('link', { name: id, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Redemption ${id}` })).toBeVisible();
  await look(page);
  await expectContrast(page);

  await press(page, 'Redemption link');
  const dialog = page.getByRole('dialog', { name: `Link of redemption ${id}` });
  await look(page);
  await dialog.getByRole('textbox').fill('Asked by phone');
  await press(page, 'Show link');
  await press(page, 'Copy link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole('textbox')).toHaveValue(link);
  expect(link).toMatch(/\/r\/[\w-]{22}$/);
  await look(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Cancel redemption' }).click();
  const cancel = page.getByRole('alertdialog');
  await expect(cancel.getByText('Unallocated').first()).toBeVisible();
  await look(page);
  await cancel.getByRole('button', { name: 'Cancel redemption' }).click();
  await expect(page.getByText('The redemption is canceled')).toBeVisible();
  await expect(page.getByText('No action is possible now.')).toBeVisible();
  const history = panel(page, 'Comments and history');
  await expect(history.getByText('Canceled').first()).toBeVisible();
  await expect(history.getByText('Link shown')).toBeVisible();
  await expect(panel(page, 'Money').getByRole('row', { name: /Cancellation/ })).toBeVisible();
  await look(page);

  await page.getByRole('link', { name: /^←/ }).click();
  await expect(page).toHaveURL(new RegExp(`#/advertiser/${advertiserId}\\?tab=redemptions`));
});

test('RED-34: a support agent, who may not read codes, states a reason to see a link', async ({ page }) => {
  await openAs(page, 'customer_support_agent@roles.example');
  const { id } = await redemptionWith(page, 'pending', 'redemption_link');
  await open(page, id);
  await press(page, 'Redemption link');
  const dialog = page.getByRole('dialog', { name: `Link of redemption ${id}` });
  await press(page, 'Show link');
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByRole('textbox').fill('The recipient lost the e-mail');
  await look(page);
  await press(page, 'Show link');
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/r\/[\w-]{22}$/);
});
