import { expect, test } from 'vitest';
import { showTab } from './Tabs.tsx';

/** A row from 0 to 200 with a tab in it. */
function tabAt(left: number, right: number): HTMLElement {
  const row = document.createElement('div');
  const tab = row.appendChild(document.createElement('a'));
  row.getBoundingClientRect = () => new DOMRect(0, 0, 200, 40);
  tab.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 40);
  row.scrollLeft = 50;
  return tab;
}

test('the selected tab of a row that is too narrow is scrolled to, from either side', () => {
  const cases = [
    [220, 290, 140],
    [-30, 40, 20],
    [20, 90, 50],
  ] as const;
  for (const [left, right, scrolled] of cases) {
    const tab = tabAt(left, right);
    showTab(tab);
    expect(tab.parentElement?.scrollLeft).toBe(scrolled);
  }
  expect(() => showTab(null)).not.toThrow();
});
