import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { DateRangeField } from './DateRangeField.tsx';

async function open(today: string, { onChange = vi.fn(), includesToday = false } = {}) {
  const field = { label: 'Period', value: null, onChange, today, includesToday };
  renderKit(<DateRangeField {...field} />, { zone: 'America/New_York' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Period/ })));
  await screen.findByRole('button', { name: 'Last 7 days' }, { timeout: 5000 });
  return onChange;
}

it('UI-20: offers the last 7 days, ending yesterday', async () => {
  const onChange = await open('2026-11-21');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Last 7 days' })));
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-14', end: '2026-11-20' });
});

it('UI-21: offers this month, from the 1st to yesterday, and names its zone', async () => {
  const onChange = await open('2026-11-21');
  expect(screen.getByText('Days in America/New_York')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'This month' })));
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-01', end: '2026-11-20' });
});

it('UI-22: on the 1st the previous month stands in, and says so', async () => {
  const onChange = await open('2026-12-01');
  expect(screen.queryByRole('button', { name: 'This month' })).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Previous month/ })));
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-01', end: '2026-11-30' });
});

it('a filter of a list reaches to today', async () => {
  const onChange = await open('2026-11-21', { includesToday: true });
  const today = screen.getByRole('button', { name: /21 November 2026|November 21, 2026/ });
  expect(today.getAttribute('aria-disabled')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'This month' })));
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-01', end: '2026-11-21' });
});

it('FMT-9: shows the range as yyyy.MM.dd, with its zone', () => {
  renderKit(
    <DateRangeField
      label="Period"
      value={{ start: '2026-11-02', end: '2026-11-05' }}
      onChange={() => undefined}
      today="2026-11-21"
    />,
  );
  expect(screen.getByRole('button').textContent).toContain('2026.11.02 – 2026.11.05');
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(
    'Period: 2026.11.02 – 2026.11.05, Europe/Paris (2 November 2026 – 5 November 2026)',
  );
});
