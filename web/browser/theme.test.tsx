import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { changeTheme, startTheme, useTheme } from './theme.ts';

const { dataset } = document.documentElement;

function ThemeSetting() {
  return <p>{useTheme()}</p>;
}

/** Simulates the browser's event when another tab stores or deletes a value. */
function storedBeside(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

beforeAll(startTheme);
afterEach(() => act(() => changeTheme('system')));

test('a theme chosen in another tab is shown in this one, also by its menu', () => {
  render(<ThemeSetting />);
  storedBeside('guerdon.theme', '"dark"');
  expect([dataset.theme, screen.getByRole('paragraph').textContent]).toEqual(['dark', 'dark']);
  storedBeside('guerdon.theme', '"light"');
  expect([dataset.theme, screen.getByRole('paragraph').textContent]).toEqual(['light', 'light']);
  storedBeside('guerdon.theme', null);
  expect([dataset.theme, screen.getByRole('paragraph').textContent]).toEqual([undefined, 'system']);
});

test('the theme is the system’s when another tab has cleared the storage, and stays when something else is stored', () => {
  render(<ThemeSetting />);
  act(() => changeTheme('dark'));
  storedBeside('guerdon.zone', '"Europe/Paris"');
  expect(dataset.theme).toBe('dark');
  storedBeside(null, null);
  expect([dataset.theme, screen.getByRole('paragraph').textContent]).toEqual([undefined, 'system']);
});
