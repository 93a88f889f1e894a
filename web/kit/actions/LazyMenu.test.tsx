import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { LazyMenu } from './LazyMenu.tsx';

const onAction = vi.fn();

function show() {
  const entries = vi.fn(() => [
    { id: 'one', label: 'First', onAction },
    { id: 'two', label: 'Last', onAction },
  ]);
  renderKit(
    <LazyMenu label="Things" className="trigger" entries={entries}>
      Open
    </LazyMenu>,
  );
  return { entries, button: screen.getByRole('button', { name: 'Open' }) };
}

test('it is one button until it is opened', () => {
  const { entries, button } = show();
  expect(button.getAttribute('aria-haspopup')).toBe('true');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(entries).not.toHaveBeenCalled();
});

// Where the focus goes is the browser's to say: `tests/journeys/coldOpen.spec.ts`.
test.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])('the key "%s" opens it', (key) => {
  const { button } = show();
  fireEvent.keyDown(button, { key });
  expect(screen.getByRole('menuitem', { name: 'First' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('the first press of a mouse opens it, and the same press does not close it', async () => {
  const { button } = show();
  fireEvent.pointerDown(button, { pointerType: 'mouse', button: 0 });
  expect(screen.getByRole('menu')).toBeTruthy();
  fireEvent.click(button, { detail: 1 });
  expect(screen.getByRole('menu')).toBeTruthy();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Last' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a finger that scrolls opens nothing; a tap does', () => {
  const { button } = show();
  fireEvent.pointerDown(button, { pointerType: 'touch', button: 0 });
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.click(button, { detail: 1 });
  expect(screen.getByRole('menu')).toBeTruthy();
});
