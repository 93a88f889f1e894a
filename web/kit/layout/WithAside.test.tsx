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

/** A context that can be changed. */
const ItsName = () => (
  <>
    <p>What it is</p>
    <input aria-label="Its name" />
  </>
);

const show = (urgent?: string) =>
  renderKit(
    <WithAside aside={<ItsName />} asideTitle="About" urgent={urgent}>
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

test('what was typed in the column stays, and in sight, when the window is turned, and turned back', () => {
  const turn = windowOf(true);
  show();
  const name = screen.getByLabelText<HTMLInputElement>('Its name');
  fireEvent.change(name, { target: { value: 'half a name' } });
  name.focus();
  for (const isWide of [false, true]) {
    act(() => turn(isWide));
    expect(screen.getByLabelText('Its name')).toBe(name);
    expect(name.value).toBe('half a name');
    expect(name.closest('[hidden]')).toBeNull();
    expect(document.activeElement).toBe(name);
  }
});

test('a narrow window that was never opened has the column once it is wide', () => {
  const turn = windowOf(false);
  show();
  act(() => turn(true));
  expect(screen.getByText('What it is')).toBeTruthy();
});

test('what is urgent is said by the heading in a narrow window, and open at first', () => {
  windowOf(false);
  show('2 blockers');
  expect(screen.getByRole('button', { name: 'About · 2 blockers' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
  expect(screen.getByText('What it is')).toBeTruthy();
});
