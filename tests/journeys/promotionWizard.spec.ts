import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  openAs,
  test,
} from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';
const ADVERTISER = '1';
const wizard = (page: string) => `#/advertiser/${ADVERTISER}/promotion/create/${page}`;
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Promotion name' });
const landing = (page: Page) => page.getByRole('textbox', { name: 'Default landing page' });

/** Waits until the platform has what was entered. */
const isKept = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible();

async function chooseExperienceAndRewards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose Reward portal' }).click();
  await expect(page).toHaveURL(/create\/reward$/);
  await page
    .getByRole('button', { name: /to the cart$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /to the cart$/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(2);
}

/** Goes on with rewards that can be given. */
async function toSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/create\/settings$/);
}

test('WIZ-2, WIZ-9, WIZ-10, WIZ-11, WIZ-30, ROUTE-34, ROUTE-36, ROUTE-38, SHELL-22: a promotion is created through a reload, a second tab and a lost session', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 401/);
  await openAs(page, RETAILER, wizard('settings'));
  // A page that is closed leads to the one that is next.
  await expect(page).toHaveURL(/create\/experience$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create a promotion' })).toBeVisible();
  await expectAccessible(page);
  await chooseExperienceAndRewards(page);
  await isKept(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await toSettings(page);

  await save(page).click();
  await expect(page.getByText('You need to specify a promotion name.')).toBeVisible();
  await expect(page.getByText('You need to specify a valid domain.')).toBeVisible();
  await expectAccessible(page);
  await nameField(page).fill('Journey of thanks');
  await isKept(page);

  // A second tab goes on with the same draft; what both entered stands in the end.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(nameField(other)).toHaveValue('Journey of thanks');
  await landing(other).fill('shop.example/thanks');
  await expect(other.getByText('Not saved yet').or(other.getByText('Saving the draft…'))).toBeVisible();
  await isKept(other);
  await page.getByRole('textbox', { name: 'Domain name' }).fill('journey-of-thanks');
  await expect(landing(page)).toHaveValue('shop.example/thanks');
  await other.close();

  // The session ends while somebody types: nothing of it is lost.
  await isKept(page);
  const cookies = await context.cookies();
  await context.clearCookies();
  expect(cookies.length).toBeGreaterThan(0);
  await nameField(page).fill('Journey of many thanks');
  const modal = page.getByRole('alertdialog', { name: 'Session expired' });
  await modal.getByRole('button', { name: 'Refresh' }).click();
  await fillSignIn(page, RETAILER);
  await expect(nameField(page)).toHaveValue('Journey of many thanks');
  await isKept(page);

  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey of many thanks' })).toBeVisible();
  // The steps that follow the creation are a press away (WIZ-28).
  await page.getByRole('link', { name: 'Customize what recipients see' }).click();
  await expect(page).toHaveURL(/promotion\/\d+\/edit\/customization$/);
  await page.goto(`/${wizard('settings')}`);
  await expect(page).toHaveURL(/create\/experience$/);
});

test('WIZEXP-5, WIZEXP-10, ROUTE-35: the details of an experience lead back and on, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, RETAILER, wizard('experience'));
  await page.getByRole('link', { name: 'See Loyalty shop' }).click();
  await expect(page).toHaveURL(/create\/experience\/5$/);
  await expect(page.getByRole('link', { name: 'Write to experiences@guerdon.example' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/create\/experience$/);
  await page.goto(`/${wizard('experience/5')}`);
  await page.getByRole('button', { name: 'Choose this experience' }).click();
  await expect(page).toHaveURL(/create\/reward$/);
  await expectNoSidewaysScroll(page);
});

test('CATALOG-7, ROUTE-36: the cart of the catalog becomes a promotion', async ({ page }) => {
  await openAs(page, RETAILER, '#/catalog?search=basil');
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Cart, / }).click();
  await page.getByRole('button', { name: 'Create a promotion with these' }).click();
  await page.getByRole('combobox', { name: 'Advertiser of the promotion' }).fill('Northwind');
  await page.getByRole('option', { name: 'Northwind Grocers' }).click();
  await expect(page).toHaveURL(/create\/experience$/);
  await page.getByRole('button', { name: 'Choose Reward portal' }).click();
  await expect(page.getByRole('list', { name: 'Cart' })).toContainText('Basil');
  // Thrown away, the draft begins anew.
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(/create\/experience$/);
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
});

test('WIZREW-2: rewards that cannot be given are left out until a switch shows them; each says why and leads to its inventory', async ({
  page,
}) => {
  await openAs(page, RETAILER, wizard('experience'));
  await page.getByRole('button', { name: 'Choose Reward portal' }).click();
  const rewards = page.getByRole('list', { name: 'Rewards' });
  await expect(rewards.getByRole('article').first()).toBeVisible();
  const marked = rewards.getByRole('article').filter({ hasText: 'No stock is allocated' });
  await expect(marked).toHaveCount(0);
  await page.getByText('Show rewards that cannot be given', { exact: true }).click();
  for (const filter of [/Currency$/, /Sale$/]) {
    await page.getByRole('button', { name: filter }).click();
    await page.getByRole('option', { name: /^(All|On demand and)/ }).click();
  }
  await expect(marked.first()).toBeVisible();
  await expectAccessible(page);
  const inventory = page.waitForEvent('popup');
  await marked
    .first()
    .getByRole('link', { name: /^Inventory/ })
    .click();
  await expect(await inventory).toHaveURL(/tab=inventory&inventory-search=[A-Z]/);
  await marked
    .first()
    .getByRole('button', { name: /to the cart$/ })
    .click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'None of these rewards can be given now' });
  await question.getByRole('button', { name: 'Go on anyway' }).click();
  await expect(page).toHaveURL(/create\/settings$/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL(/create\/experience$/);
});

test('API-7, WIZSET-1, WIZSET-4, ROUTE-29, ROUTE-28, WIZREW-8, WIZREW-12: a promotion is edited by two, and gives other rewards', async ({
  page,
  context,
}) => {
  test.slow();
  await openAs(page, RETAILER, wizard('experience'));
  await chooseExperienceAndRewards(page);
  await toSettings(page);
  await nameField(page).fill('Edited by two');
  await page.getByRole('textbox', { name: 'Domain name' }).fill('edited-by-two');
  await save(page).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page).toHaveURL(/promotion\/\d+$/);
  const details = page.url();

  await page.goto(`${details}/edit/settings`);
  await expect(nameField(page)).toHaveValue('Edited by two');
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(`${details}/edit/settings`);
  await landing(other).fill('https://theirs.example');
  await nameField(other).fill('Theirs');
  await save(other).click();
  await expect(other.getByText('The settings of Theirs are saved')).toBeVisible();
  await other.close();

  await page.getByRole('textbox', { name: /Redemption expiration delay/ }).fill('30');
  await nameField(page).fill('Mine');
  await page.getByRole('button', { name: '2 changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('Edited by two');
  await page.keyboard.press('Escape');
  await save(page).click();
  // The name is to decide; what only one of both changed stands.
  await expect(page.getByRole('cell', { name: 'Theirs', exact: true })).toBeVisible();
  await expect(page.getByText('You changed this in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this tab’s' }).click();
  await expect(page.getByText('The settings of Mine are saved')).toBeVisible();
  await expect(landing(page)).toHaveValue('https://theirs.example');

  await page.goto(`${details}/edit/reward`);
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('list', { name: 'Cart' }).getByRole('button').first().click();
  await save(page).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('0 added, 1 removed');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The rewards of Mine are saved')).toBeVisible();
  await page.goto(details);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/create\/settings$/);
  await expect(nameField(page)).toHaveValue('Copy of Mine');
});
