import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { budget, show, zero } from '../../testing/data/budgetData.tsx';

afterEach(() => void vi.restoreAllMocks());

test('a day typed part by part applies when the field is left, and one to come never', async () => {
  // In the test DOM, moving the selection triggers selection events endlessly.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  const { calls } = await show({ url: '/advertiser/7?as-of=2026-10-24' });
  await screen.findByText('As of 24 / 10 / 2026');
  const [day, , year] = screen.getAllByRole('spinbutton') as [HTMLElement, HTMLElement, HTMLElement];
  const leave = () => act(() => screen.getByRole('searchbox').focus());
  act(() => day.focus());
  fireEvent.keyDown(day, { key: 'ArrowDown' });
  fireEvent.keyUp(day, { key: 'ArrowDown' });
  expect(location.hash).toContain('as-of=2026-10-24');
  leave();
  expect(location.hash).toContain('as-of=2026-10-23');
  act(() => year.focus());
  fireEvent.keyDown(year, { key: 'End' });
  leave();
  expect(await screen.findByText('Choose a day that has passed')).toBeTruthy();
  expect(location.hash).toContain('as-of=2026-10-23');
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ asOf: '2026-10-23T21:59:59.999Z' }));
});

test('before anything was added, a past day says what was then', async () => {
  await show({
    url: '/advertiser/7?as-of=2026-10-24',
    row: budget({ ...zero, asOf: '2026-10-24T21:59:59.999Z' }, []),
  });
  expect(await screen.findByText('There was no budget at the end of that day.')).toBeTruthy();
  expect(screen.queryByText(/Once a budget is added/)).toBeNull();
});

test('the presets of the dates reach to today', async () => {
  const { calls } = await show();
  fireEvent.click(await screen.findByRole('button', { name: /^Dates/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }, { timeout: 5000 }));
  const to = dayIn('Europe/Paris');
  await waitFor(() => expect(calls.at(-1)?.variables.filter).toEqual({ from: addDays(to, -6), to }));
});
