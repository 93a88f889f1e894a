import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { shownTicks } from './chartTheme.ts';
import { Donut } from './Donut.tsx';
import { Meter, meterTone } from './Meter.tsx';
import { TimeChart } from './TimeChart.tsx';

// happy-dom lays nothing out: every element is 640 px wide here.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 240));
});

describe('meter', () => {
  it('UI-17: is red at 25% or less', () => {
    expect([0, 10, 25].map((value) => meterTone(value, 100))).toEqual(['red', 'red', 'red']);
    expect(meterTone(0, 0)).toBe('red');
  });
  it('UI-18: is orange at 50% or less', () => {
    expect([25.1, 50].map((value) => meterTone(value, 100))).toEqual(['orange', 'orange']);
  });
  it('UI-19: is green above 50%', () => {
    expect([50.1, 100].map((value) => meterTone(value, 100))).toEqual(['green', 'green']);
  });
  it('says its share to everybody', () => {
    renderKit(<Meter label="Left" value={25} max={100} />);
    const meter = screen.getByRole('meter', { name: 'Left' });
    expect(meter.getAttribute('aria-valuetext')).toBe('25.0%');
    expect(meter.querySelector('.red')).toBeTruthy();
  });
});

describe('donut', () => {
  const slices = [
    { id: 'used', label: 'Used', value: 6000 },
    { id: 'left', label: 'Left', value: 4000 },
  ];
  it('UI-15: is 185 wide with a stroke of 25', async () => {
    const { container } = renderKit(<Donut label="Budget" slices={slices} />);
    const ring = await vi.waitUntil(() => container.querySelector('svg'), { timeout: 5000 });
    expect([ring?.getAttribute('width'), ring?.getAttribute('height')]).toEqual(['185', '185']);
    const radii = [...(ring?.querySelector('path')?.getAttribute('d') ?? '').matchAll(/A([\d.]+),/g)].map(
      ([, r]) => Number(r),
    );
    expect(Math.max(...radii)).toBeCloseTo(92.5, 1);
    expect(92.5 - Math.min(...radii.filter((radius) => radius > 10))).toBeCloseTo(25, 1);
  });
  it('UI-16: writes the sum in full up to 10000, and short above', () => {
    const { rerender } = renderKit(<Donut label="Budget" slices={slices} />);
    expect(screen.getByText('10,000')).toBeTruthy();
    rerender(<Donut label="Budget" slices={[...slices, { id: 'more', label: 'More', value: 1 }]} />);
    expect(screen.getByText('10K')).toBeTruthy();
  });
  it('UI-12: says "No data" when there is nothing, or its own text', () => {
    const { rerender } = renderKit(<Donut label="Budget" slices={[]} />);
    expect(screen.getByText('No data')).toBeTruthy();
    rerender(<Donut label="Budget" slices={[]} emptyText="No budget" />);
    expect(screen.getByText('No budget')).toBeTruthy();
  });
});

describe('chart of days', () => {
  const points = [
    { day: '2026-11-19', count: 0 },
    { day: '2026-11-20', count: 1200 },
  ];
  it('UI-12: says "No data" when every day is zero', () => {
    renderKit(<TimeChart label="Redemptions" points={[{ day: '2026-11-20', count: 0 }]} />);
    expect(screen.getByText('No data')).toBeTruthy();
  });
  it('FMT-9: has a name, and a table of its days for those who cannot see it', async () => {
    renderKit(<TimeChart label="Redemptions" points={points} />);
    expect(
      screen.getByRole('img', { name: 'Redemptions: 1,200 from 2026.11.19 to 2026.11.20' }),
    ).toBeTruthy();
    const row = within(screen.getByRole('table', { name: 'Redemptions' })).getByRole('row', {
      name: 'Fri Nov 20 2026 1,200',
    });
    expect(row).toBeTruthy();
    const bars = await vi.waitUntil(() => document.querySelectorAll('svg rect').length > 1, {
      timeout: 5000,
    });
    expect(bars).toBe(true);
  });
  it('labels only as many days as fit', () => {
    expect(shownTicks(7, 900)).toBe(1);
    expect(shownTicks(61, 640)).toBe(6);
    expect(shownTicks(7, 0)).toBe(7);
  });
});
