import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { COPIED_MS, CopyButton } from './CopyButton.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('UI-24 UI-25: "Copied" shows for 1500 ms', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.resolve() } });
  renderKit(<CopyButton text="req-1" />);
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(1499));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(COPIED_MS).toBe(1500);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says so when the browser refuses', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: () => Promise.reject(new Error('no')) },
  });
  renderKit(<CopyButton text="req-1" />);
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('status').textContent).toBe('Could not copy');
});
