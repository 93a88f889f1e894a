import { afterEach, expect, it, vi } from 'vitest';
import { focusField } from './focusField.ts';

const { scrollIntoView } = Element.prototype;
// Other tests share this window.
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

it('UI: the first of the fields takes the focus, and is shown with its label', () => {
  const onScroll = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function (this: Element) {
    onScroll.call(this);
  };
  document.body.innerHTML =
    '<form><div data-field="a"><input id="a"></div><div data-field="b"><b>Label</b><input id="b"></div></form>';
  focusField(document.querySelector('form'), ['b']);
  expect(document.activeElement?.id).toBe('b');
  expect(onScroll.mock.contexts).toEqual([document.querySelector('[data-field=b]')]);
});
