import type { Page, Route } from '@playwright/test';
import { askGraph } from '../support/askGraph.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';
import { redemptionForm, runningPromotion } from '../support/runningPromotion.ts';

const STAFF = 'operator@guerdon.example';

/** What happens to calls of the graph on their way: those that match reach the product and lose their answer, or reach nothing. */
async function breakLink(page: Page, fault: 'answers' | 'all', isMeant: (body: string) => boolean) {
  const handler = async (route: Route) => {
    const body = route.request().postData() ?? route.request().url();
    if (!isMeant(body)) return route.fallback();
    if (fault === 'answers') await route.fetch();
    return route.abort('connectionreset');
  };
  await page.route('**/graphql**', handler);
  return () => page.unroute('**/graphql**', handler);
}
const isChange = (body: string) => body.includes('NewRedemptionForm') && !body.includes('"dryRun":true');

async function fill(page: Page, orderId: string) {
  await page.getByRole('textbox', { name: /^Order ID/ }).fill(orderId);
  await page.getByRole('textbox', { name: /^User e-mail/ }).fill('rosa.luz@customers.example');
}
async function send(page: Page) {
  await page.getByRole('button', { name: 'Send reward', exact: true }).click();
  const button = page.getByRole('alertdialog').getByRole('button', { name: 'Send reward', exact: true });
  await expect(button).toBeEnabled();
  await button.click();
}
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });

async function redemptionsOf(page: Page, search: string): Promise<{ id: string }[]> {
  const { redemptions } = await askGraph<{ redemptions: { items: { id: string }[] } }>(
    page,
    'query ($search: String!) { redemptions(filter: { search: $search }) { items { id } } }',
    { search },
  );
  return redemptions.items;
}

test.beforeEach(({ complaints }) => complaints.expect(/Failed to load resource: net::ERR_CONNECTION_RESET/));

test('MONEY-11: a reward whose answer was lost is found by its key, with a link, and is sent once', async ({
  page,
}) => {
  await openAs(page, STAFF);
  await page.goto(redemptionForm(await runningPromotion(page)));
  await fill(page, 'journey-lost-1');
  let changes = 0;
  await breakLink(page, 'answers', (body) => {
    changes += isChange(body) ? 1 : 0;
    return isChange(body) && changes === 1;
  });
  await send(page);
  const saved = dialog(page, 'It was saved');
  await expect(saved).toContainText(/redemption \d+/);
  await expectAccessible(page);
  await expect(page.getByText(/^Redemption journey-lost-1 is/)).toBeVisible();
  await saved.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('journey-lost-1').first()).toBeVisible();
  expect(await redemptionsOf(page, 'journey-lost-1')).toHaveLength(1);
});

test('MONEY-11: with the gateway gone after the send, everything closed and the order ID changed, the form asks first', async ({
  page,
}) => {
  await openAs(page, STAFF);
  await page.goto(redemptionForm(await runningPromotion(page)));
  await fill(page, 'journey-lost-2');
  let hasSent = false;
  const mend = await breakLink(page, 'answers', (body) => isChange(body) || hasSent);
  page.on('request', (request) => {
    hasSent ||= isChange(request.postData() ?? '');
  });
  await send(page);
  const gone = dialog(page, 'No response');
  await expect(gone).toBeVisible();
  await expectAccessible(page);
  await gone.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await mend();
  await fill(page, 'journey-lost-2-changed');
  await page.getByRole('button', { name: 'Send reward', exact: true }).click();
  const saved = dialog(page, 'It was saved');
  await expect(saved).toContainText(/redemption \d+/);
  expect(await redemptionsOf(page, 'journey-lost-2')).toHaveLength(1);
  await saved.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('journey-lost-2').first()).toBeVisible();
});

test('MONEY-12: with the gateway gone, what was typed stays; the primary button sends it once when it is back', async ({
  page,
}) => {
  test.slow();
  await openAs(page, STAFF);
  await page.goto(redemptionForm(await runningPromotion(page)));
  await fill(page, 'journey-lost-3');
  const mend = await breakLink(page, 'all', () => true);
  await page.getByRole('button', { name: 'Send reward', exact: true }).click();
  const failed = page.getByRole('dialog', { name: 'No response' });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toBeVisible();
  await expect(failed.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await mend();
  await failed.getByRole('button', { name: 'Retry' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Send reward', exact: true });
  await expect(confirm).toBeEnabled();
  const back = await breakLink(page, 'all', () => true);
  await confirm.click();
  // It asks three times by itself before it leaves the next question to the person.
  const retry = dialog(page, 'No response').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await back();
  await retry.click();
  await expect(page.getByText(/^Redemption journey-lost-3 is/)).toBeVisible();
  expect(await redemptionsOf(page, 'journey-lost-3')).toHaveLength(1);
});
