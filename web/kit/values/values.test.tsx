import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { DateText } from './DateText.tsx';
import { Money } from './Money.tsx';
import { OrderId } from './OrderId.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { toneOf } from './statusTones.ts';

it('FMT-14: active and paused are green', () => {
  expect(toneOf('active')).toBe('green');
  expect(toneOf('paused')).toBe('green');
  renderKit(<StatusBadge status="paused" />);
  expect(screen.getByText('Paused').className).toContain('green');
});

it('FMT-15: available is cyan', () => {
  expect(toneOf('available')).toBe('cyan');
});

it('FMT-16: the other statuses have the colors proposed', () => {
  expect(toneOf('pending')).toBe('orange');
  for (const status of ['disabled', 'denied', 'rejected']) expect(toneOf(status)).toBe('red');
  for (const status of ['expired', 'completed', 'ended', 'never_heard_of'])
    expect(toneOf(status)).toBe('grey');
  expect(toneOf('redeemed')).toBe('green');
});

it('FMT-18 FMT-19: a secret order id never reaches the page', () => {
  const secret = '4f7a'.repeat(16);
  const { container } = renderKit(<OrderId value={secret} />);
  expect(container.textContent).toBe('4f7a…');
  expect(container.innerHTML).not.toContain(secret);
});

it('UI-13: a value that cannot be shown says "Not available"', () => {
  renderKit(<Money money={null} />);
  expect(screen.getByText('Not available')).toBeTruthy();
});

it('FMT-1 FMT-9: an instant is the day it is in the zone of the person, Paris when they have none', () => {
  renderKit(<DateText iso="2026-11-20T23:30:00Z" />);
  expect(screen.getByText('21 / 11 / 2026')).toBeTruthy();
});

it.each([
  ['en', '1 December 2026'],
  ['fr', '1er décembre 2026'],
] as const)('FMT-8, FMT-9: each format has the day in words as its title (%s)', (locale, words) => {
  renderKit(
    <>
      <DateText day="2026-12-01" />
      <DateText iso="2026-12-01T11:05:00Z" withTime />
      <DateText iso="2026-12-02T05:00:00Z" format="promotion" />
    </>,
    { locale },
  );
  const dates = screen.getAllByRole('time');
  expect(dates.map(({ textContent }) => textContent)).toEqual([
    ...['01 / 12 / 2026', '01 / 12 / 2026 12:05', '12.01.2026'],
  ]);
  expect(dates.map(({ title }) => title)).toEqual([
    ...[words, `${words} 12:05, Europe/Paris`, `${words} 21:00, America/Los_Angeles`],
  ]);
});

it('FMT-9: the zone of the person decides the day', () => {
  renderKit(<DateText iso="2026-11-20T23:30:00Z" withTime />, { zone: 'America/New_York' });
  expect(screen.getByText('20 / 11 / 2026 18:30')).toBeTruthy();
});
