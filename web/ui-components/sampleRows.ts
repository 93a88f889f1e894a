// Invented data of the showcase; no service is called.
import { addDays, type Day } from '../../schema/foundation/dates/dates.ts';
import type { DayPoint } from '../kit/charts/TimeChart.tsx';
import type { PickerItem } from '../kit/fields/PickerField.tsx';

export interface SampleRow {
  id: string;
  name: string;
  status: string;
  balance: { amount: string; currency: string } | null;
  redemptions: number;
  updatedAt: string;
}

export const SAMPLE_ROWS: readonly SampleRow[] = [
  {
    id: '1',
    name: 'Northwind Coffee',
    status: 'enabled',
    balance: { amount: '128450.00', currency: 'EUR' },
    redemptions: 1284,
    updatedAt: '2026-11-20T09:12:00Z',
  },
  {
    id: '2',
    name: 'Société Anonyme des Grands Magasins Réunis de la Côte d’Opale et du Boulonnais',
    status: 'disabled',
    balance: { amount: '0.00', currency: 'EUR' },
    redemptions: 0,
    updatedAt: '2026-11-19T22:48:00Z',
  },
  {
    id: '3',
    name: 'さくら商店',
    status: 'pending',
    balance: { amount: '1250000', currency: 'JPY' },
    redemptions: 37,
    updatedAt: '2026-11-02T03:05:00Z',
  },
  {
    id: '4',
    name: 'Corner Shop',
    status: 'enabled',
    balance: null,
    redemptions: 5,
    updatedAt: '2026-10-30T16:20:00Z',
  },
];

export const SAMPLE_TODAY: Day = '2026-11-21';

/** Counts of the days before SAMPLE_TODAY, the oldest first. */
export function samplePoints(days: number): DayPoint[] {
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(SAMPLE_TODAY, index - days);
    return { day, count: Math.round(40 + 30 * Math.sin(index / 2) + ((index * 7) % 13)) };
  });
}

export const SAMPLE_SEVERITIES = ['blocker', 'warning', 'info'].map((id) => ({ id, label: id }));

const PRODUCTS: readonly PickerItem[] = [
  { id: 'NWC-CARD25', label: 'Northwind gift card 25', detail: 'NWC-CARD25' },
  { id: 'NWC-CARD50', label: 'Northwind gift card 50', detail: 'NWC-CARD50' },
  { id: 'SKR-CUP', label: 'Sakura cup', detail: 'SKR-CUP' },
];

/** Search results of a picker, from the list above. */
export function searchSample({
  by,
  text,
}: {
  by: 'sku' | 'name';
  text: string;
}): Promise<readonly PickerItem[]> {
  const searchText = text.toLowerCase();
  return Promise.resolve(
    PRODUCTS.filter(({ id, label }) => (by === 'sku' ? id : label).toLowerCase().includes(searchText)),
  );
}

/** A service that is unavailable. */
export function searchFailing(): Promise<readonly PickerItem[]> {
  return Promise.reject(new Error('The index does not answer'));
}
