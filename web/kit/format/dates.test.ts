import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant } from './dates.ts';

describe('dates as shown', () => {
  it('FMT-4: promotion dates are MM.DD.YYYY, read in Los Angeles', () => {
    expect(formatInstant('2026-11-24T05:00:00Z', 'promotion', 'Europe/Paris')).toBe('11.23.2026');
    expect(formatDay('2026-03-05', 'promotion')).toBe('03.05.2026');
  });
  it('FMT-5: filters use YYYY-MM-DD', () => {
    expect(formatInstant('2026-11-24T23:30:00Z', 'filter', 'Europe/Paris')).toBe('2026-11-25');
  });
  it('FMT-8 FMT-9: tables, chart tooltips and ranges have their own form', () => {
    expect(formatDay('2026-11-04', 'table')).toBe('04 / 11 / 2026');
    expect(formatDay('2026-11-24', 'chart')).toBe('Tue Nov 24 2026');
    expect(formatDay('2026-11-24', 'range')).toBe('2026.11.24');
  });
  it('FMT-8: weekday and month are named in the language', () => {
    expect(formatDay('2026-11-24', 'chart', 'fr')).toBe('mar. nov. 24 2026');
  });
  it('refuses what is no day', () => {
    expect(() => formatDay('2026-02-30', 'table')).toThrow(RangeError);
  });
});
