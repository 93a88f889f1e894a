import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type KitWorld, renderKit } from '../../testing/renderKit.tsx';
import { DayField, type DayFieldProps } from './DayField.tsx';

function Place(props: Partial<DayFieldProps> & { onDay?: (day: string | null) => void }) {
  const [day, setDay] = useState(props.value ?? null);
  const { onDay, ...field } = props;
  return (
    <DayField
      label="Expiration date"
      {...field}
      value={day}
      onChange={(next) => {
        setDay(next);
        onDay?.(next);
      }}
    />
  );
}
function show(props: Parameters<typeof Place>[0] = {}, world: KitWorld = {}) {
  const days: (string | null)[] = [];
  renderKit(<Place {...props} onDay={(day) => days.push(day)} />, world);
  return days;
}
const parts = () => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);

test.each(['en', 'fr'] as const)('FMT-8: in %s the day stands first, then month and year', (locale) => {
  show({ value: '2026-12-31' }, { locale });
  expect(parts()).toEqual(['31', '12', '2026']);
});

test('it can be changed part by part, with the arrow keys', () => {
  const days = show({ value: '2026-12-31' });
  const [day] = screen.getAllByRole('spinbutton');
  fireEvent.keyDown(day as Element, { key: 'ArrowDown' });
  fireEvent.keyUp(day as Element, { key: 'ArrowDown' });
  expect(days.at(-1)).toBe('2026-12-30');
});

test('the calendar offers no day before the first one allowed', async () => {
  const days = show({ value: '2026-11-25', min: '2026-11-21' });
  fireEvent.click(screen.getByRole('button', { name: /Calendar/ }));
  const early = await screen.findByRole('button', { name: /20 November 2026/ });
  expect(early.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /21 November 2026/ }));
  expect(days.at(-1)).toBe('2026-11-21');
});

test('what is wrong is said with the field', () => {
  show({ error: 'Choose a date in the future' });
  expect(screen.getByText('Choose a date in the future')).toBeTruthy();
  expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-invalid')).toBe('true');
});

test('MONEY-9: Enter in its parts is as leaving it; nothing else of the keyboard is', () => {
  const settled: (string | null)[] = [];
  show({ value: '2026-12-31', onSettled: (day) => settled.push(day) });
  const [day] = screen.getAllByRole('spinbutton');
  fireEvent.keyDown(day as Element, { key: 'ArrowDown' });
  expect(settled).toEqual([]);
  fireEvent.keyDown(day as Element, { key: 'Enter' });
  expect(settled).toEqual(['2026-12-30']);
});

test.each([
  ['en', 'M'],
  ['fr', 'L'],
] as const)(
  'FMT-8: in %s the weeks of its calendar begin on Monday, as those of a period do',
  async (locale, first) => {
    show({ value: '2026-12-31' }, { locale });
    fireEvent.click(screen.getByRole('button'));
    const grid = await screen.findByRole('grid');
    expect(grid.querySelector('th')?.textContent).toBe(first);
  },
);
