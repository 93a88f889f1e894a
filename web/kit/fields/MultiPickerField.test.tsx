import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { MultiPickerField } from './MultiPickerField.tsx';
import { PICKER_DELAY_MS, type PickerItem } from './PickerField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shops = [
  { id: '1', label: 'Corner Shop' },
  { id: '2', label: 'Corner Café' },
];

function Picker({ first = [] }: { first?: PickerItem[] }) {
  const [items, setItems] = useState<PickerItem[]>(first);
  return <MultiPickerField label="Shops" value={items} onChange={setItems} onSearch={async () => shops} />;
}

async function search(text: string) {
  const input = screen.getByRole<HTMLInputElement>('combobox', { hidden: true });
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(PICKER_DELAY_MS));
}

it('UI-1: what is chosen stands below, is not offered again, and an empty box takes the next one', async () => {
  await renderKit(<Picker />);
  await search('co');
  fireEvent.click(screen.getByRole('option', { name: 'Corner Shop' }));
  expect(screen.getByRole('list', { name: 'Chosen: Shops', hidden: true }).textContent).toBe('Corner Shop');
  expect(screen.getByRole<HTMLInputElement>('combobox', { hidden: true }).value).toBe('');
  await search('co');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Corner Café']);
});

it('what is chosen can be taken away; the focus goes to the next one', async () => {
  await renderKit(<Picker first={shops} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Corner Shop' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.queryByText('Corner Shop')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Corner Café' }));
});
