import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from './browser.ts';

interface Over {
  opener: string;
  opened: string;
  /** Rules that are not for it. */
  without?: readonly string[];
}

/** What opens over a screen, a menu, a choice and a period: how it is opened there, and what is then looked at. */
const OVER_IT: readonly Over[] = [
  { opener: 'button[aria-haspopup=true], button[aria-haspopup=menu]', opened: '[role=menu]' },
  {
    opener: 'button[aria-haspopup=listbox]',
    opened: '[role=listbox]',
    // The keys of the search box above it move through a long list, as those of a combobox do, which the rule lets pass.
    without: ['scrollable-region-focusable'],
  },
  { opener: 'button[aria-haspopup=dialog]', opened: '[role=dialog]' },
];

/** What stands in a screen and shows something else there. */
const IN_IT = ['[role=tab][aria-selected=false]', 'td button[aria-label^="Edit "]'];

/**
 * Touches a screen as a person does, a tab, an edit in its place, a menu, a choice and a period, as far as it has them, and looks at what came
 * of each: a screen that is right as it is loaded may name parts that are gone a click later.
 */
export async function expectAccessibleWhenTouched(page: Page): Promise<void> {
  const content = page.locator('main');
  let isTouched = false;
  for (const selector of IN_IT) {
    const opener = content.locator(selector).first();
    if (!(await isUsable(opener))) continue;
    await opener.click();
    isTouched = true;
    const dialog = page.locator('[role=dialog]');
    if ((await dialog.count()) === 0) continue;
    await expectAccessible(page, '[role=dialog]');
    await leave(page, dialog);
  }
  if (isTouched) {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, 'main');
  }
  for (const { opener, opened, without } of OVER_IT) {
    const button = content.locator(opener).first();
    if (!(await isUsable(button))) continue;
    await button.click();
    const over = page.locator(opened).first();
    await expect(over).toBeVisible();
    await expectAccessible(page, opened, without);
    await leave(page, over);
  }
}

const isUsable = async (one: Locator) =>
  (await one.count()) > 0 && (await one.isVisible()) && one.isEnabled();

/** Escape closes it, and the focus returns to the opener. */
async function leave(page: Page, over: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}
