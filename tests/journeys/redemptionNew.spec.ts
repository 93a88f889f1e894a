import type { Page } from '@playwright/test';
import { askGraph } from '../support/askGraph.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';
import { redemptionForm, runningPromotion } from '../support/runningPromotion.ts';

const STAFF = 'operator@guerdon.example';

/** Presses a button of the form, and the one of the question that follows. */
async function create(page: Page, name: 'Get link' | 'Send reward', orderId: string, email = '') {
  await page.getByRole('textbox', { name: /^Order ID/ }).fill(orderId);
  if (email) await page.getByRole('textbox', { name: /^User e-mail/ }).fill(email);
  await page.getByRole('button', { name, exact: true }).click();
}

async function confirm(page: Page, name: string) {
  const button = page.getByRole('alertdialog').getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.click();
}

test('REDNEW-8, REDNEW-15, REDNEW-18, REDNEW-19: a reward is created and sent, and stands in the report', async ({
  page,
}) => {
  await openAs(page, STAFF);
  const place = await runningPromotion(page, { usesName: true });
  await page.goto(redemptionForm(place));
  await expect(page.getByRole('textbox', { name: /^User e-mail/ })).toBeDisabled();
  await create(page, 'Send reward', 'journey-new-1', 'rosa.luz@customers.example');
  const name = page.getByRole('textbox', { name: 'First name' });
  await expect(page.getByText(/uses the recipient’s name/)).toBeVisible();
  await expectAccessible(page);
  await name.fill('Rosa');
  await page.getByRole('button', { name: 'Send reward', exact: true }).click();
  await confirm(page, 'Send reward');
  await expect(page.getByText(/^Redemption journey-new-1 is/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/#/reports/redemptions?search=journey-new-1');
  await expect(page.getByText('journey-new-1').first()).toBeVisible();
});

test('QUOTA-1, QUOTA-6, QUOTA-12, QUOTA-13: a quota that is saved by keyboard refuses one redemption too many', async ({
  page,
}) => {
  await openAs(page, STAFF);
  const place = await runningPromotion(page);
  const { reward, promotion } = place;
  const { sku } = await askGraph<{ sku: { product: { id: string } } }>(
    page,
    'query ($sku: ID!) { sku(id: $sku) { product { id } } }',
    { sku: reward.sku },
  );
  const quotas = `/#/redemptions-quota?advertiser=${promotion.advertiserId}&product=${sku.product.id}`;
  await page.goto(quotas);
  const row = page.getByRole('row').filter({ hasText: new RegExp(`${reward.sku}(?!\\d)`) });
  const edit = row.getByRole('button', { name: /^Edit the quota/ });
  const allowed = row.getByRole('textbox', { name: /^Allowed/ });
  await edit.press('Enter');
  await expect(allowed).toBeFocused();
  await allowed.fill('0');
  await allowed.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Discard', exact: true })
    .press('Enter');
  await expect(row).toContainText('No limit');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await allowed.fill('0');
  await allowed.press('Enter');
  await expect(row).toContainText('Used up');
  await expect(edit).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(redemptionForm(place));
  await create(page, 'Get link', 'journey-new-2');
  await expect(page.getByText(/quota/i).first()).toBeVisible();

  // The refused form still holds what was entered.
  await page.goto(quotas);
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await edit.press('Enter');
  await allowed.fill('');
  await allowed.press('Enter');
  await expect(row).toContainText('No limit');
});
