import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { WithAside } from './WithAside.tsx';

/** A window that is wide or not, and changes. */
function windowOf(isWide: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches: isWide,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => list);
  return (next: boolean) => {
    list.matches = next;
    for (const listener of listeners) listener();
  };
}

const show = () =>
  renderKit(
    <WithAside aside={<p>What it is</p>} asideTitle="About">
      <input aria-label="Work" />
    </WithAside>,
  );

test('a wide window has the column beside the content', () => {
  windowOf(true);
  show();
  expect(screen.getByRole('complementary', { name: 'About' }).textContent).toBe('What it is');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a narrow window folds the column under one heading above the content, closed at first', () => {
  windowOf(false);
  show();
  const heading = screen.getByRole('heading', { name: 'About' });
  const button = screen.getByRole('button', { name: 'About' });
  expect(heading.compareDocumentPosition(screen.getByLabelText('Work'))).toBe(4);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('What it is')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('What it is')).toBeTruthy();
  fireEvent.click(button);
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.hidden).toBe(true);
});

test('what was typed in the content stays when the window is turned', () => {
  const turn = windowOf(true);
  show();
  fireEvent.change(screen.getByLabelText('Work'), { target: { value: 'half a sentence' } });
  act(() => turn(false));
  expect(screen.getByLabelText<HTMLInputElement>('Work').value).toBe('half a sentence');
});
