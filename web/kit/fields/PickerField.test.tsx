import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import {
  AUTOCOMPLETE_DELAY_MS,
  PICKER_DELAY_MS,
  PickerField,
  type PickerFieldProps,
  type PickerItem,
} from './PickerField.tsx';
import { type PickerQuery, pickerQuery } from './usePickerSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Search = (query: PickerQuery, signal: AbortSignal) => Promise<readonly PickerItem[]>;

type PickerProps = { onSearch: Search } & Partial<PickerFieldProps<PickerItem>>;

function Picker({ onChange, ...more }: PickerProps) {
  const [item, setItem] = useState<PickerItem | null>(null);
  return <PickerField label="Product" {...more} value={item} onChange={onChange ?? setItem} />;
}

async function type(text: string, wait: number) {
  const input = screen.getByRole('combobox', { hidden: true });
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(wait));
}

const card = { id: 'NWC-CARD25', label: 'Northwind gift card' };

describe('what is searched', () => {
  it('UI-1: two characters at least', () => {
    expect(pickerQuery('n')).toBeNull();
    expect(pickerQuery(' n ')).toBeNull();
    expect(pickerQuery('no')).toEqual({ by: 'name', text: 'no' });
  });
  it('UI-2: a SKU by SKU, anything else by name', () => {
    expect(pickerQuery('NWC-CA')).toEqual({ by: 'sku', text: 'NWC-CA' });
    expect(pickerQuery('NWC-C')).toEqual({ by: 'name', text: 'NWC-C' });
    expect(pickerQuery('nwc-ca')).toEqual({ by: 'name', text: 'nwc-ca' });
  });
});

describe('when', () => {
  it('UI-5 UI-6 UI-9: 200 ms after the last key', async () => {
    const onSearch = vi.fn<Search>(() => Promise.resolve([card]));
    renderKit(<Picker onSearch={onSearch} />);
    await type('no', PICKER_DELAY_MS - 1);
    await type('nor', 199);
    expect(onSearch).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(PICKER_DELAY_MS).toBe(200);
    expect(onSearch).toHaveBeenCalledOnce();
    expect(onSearch.mock.calls[0]?.[0]).toEqual({ by: 'name', text: 'nor' });
    expect(screen.getByRole('option', { name: 'Northwind gift card' })).toBeTruthy();
  });
  it('UI-7 UI-9: autocompletion of brands and products waits 500 ms', async () => {
    const onSearch = vi.fn<Search>(() => Promise.resolve([card]));
    renderKit(<Picker onSearch={onSearch} delay={AUTOCOMPLETE_DELAY_MS} />);
    await type('no', 499);
    expect(onSearch).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(onSearch).toHaveBeenCalledOnce();
  });
  it('a later search aborts the earlier one, whose late answer is not shown', async () => {
    const signals: AbortSignal[] = [];
    const onSearch: Search = ({ text }, signal) => {
      signals.push(signal);
      return text === 'no'
        ? new Promise((resolve) => setTimeout(() => resolve([{ id: 'late', label: 'Late' }]), 1000))
        : Promise.resolve([card]);
    };
    renderKit(<Picker onSearch={onSearch} />);
    await type('no', 200);
    await type('nor', 1200);
    expect(signals[0]?.aborted).toBe(true);
    expect(screen.queryByRole('option', { name: 'Late' })).toBeNull();
  });
});

describe('what it says', () => {
  it('UI-1 UI-10: one character asks to type and searches nothing', async () => {
    const onSearch = vi.fn<Search>(() => Promise.resolve([]));
    renderKit(<Picker onSearch={onSearch} />);
    await type('n', 1000);
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.getByText('Type to start search')).toBeTruthy();
  });
  it('UI-11: nothing found is "No result"', async () => {
    renderKit(<Picker onSearch={() => Promise.resolve([])} />);
    await type('zz', 200);
    expect(screen.getByText('No result')).toBeTruthy();
  });
  it('UI-13: a search that fails is "Not available"', async () => {
    renderKit(<Picker onSearch={() => Promise.reject(new Error('down'))} />);
    await type('zz', 200);
    expect(screen.getByText('Not available')).toBeTruthy();
  });
});

describe('how much is shown', () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `card${at}`, label: `Card ${at}` }));
  const more = 'The first 20 are shown; type more to narrow';
  it('of more than twenty found the first twenty are shown, and it says so', async () => {
    renderKit(<Picker onSearch={() => Promise.resolve(cards(21))} />);
    await type('card', 200);
    expect(screen.getAllByRole('option')).toHaveLength(20);
    expect(screen.getByText(more)).toBeTruthy();
  });
  it('twenty found are all of them', async () => {
    renderKit(<Picker onSearch={() => Promise.resolve(cards(20))} />);
    await type('card', 200);
    expect(screen.getAllByRole('option')).toHaveLength(20);
    expect(screen.queryByText(more)).toBeNull();
  });
  it('what is left out does not hide that there is more', async () => {
    renderKit(<Picker onSearch={() => Promise.resolve(cards(21))} isLeftOut={({ id }) => id === 'card3'} />);
    await type('card', 200);
    expect(screen.getAllByRole('option')).toHaveLength(20);
    expect(screen.getByText(more)).toBeTruthy();
  });
});

describe('the focus', () => {
  const focus = () => act(() => screen.getByRole('combobox', { hidden: true }).focus());
  it('opens the list', () => {
    renderKit(<Picker onSearch={() => Promise.resolve([card])} />);
    focus();
    expect(screen.getByText('Type to start search')).toBeTruthy();
  });
  it('leaves the list closed over an error, until something is typed', async () => {
    renderKit(<Picker onSearch={() => Promise.resolve([card])} error="Please fill in the product" />);
    focus();
    expect(screen.queryByText('Type to start search')).toBeNull();
    await type('nor', 200);
    expect(screen.getByRole('option', { name: 'Northwind gift card' })).toBeTruthy();
  });
});

describe('text that stands for nothing', () => {
  const onSearch: Search = () => Promise.resolve([card]);
  const box = () => screen.getByRole('combobox', { hidden: true }) as HTMLInputElement;
  it('is taken back when the field is left', async () => {
    renderKit(<Picker onSearch={onSearch} />);
    await type('nor', 200);
    act(() => box().blur());
    expect(box().value).toBe('');
  });
  it('stays where the caller judges it, and takes the choice away', async () => {
    const texts: string[] = [];
    renderKit(<Picker onSearch={onSearch} onText={(text) => texts.push(text)} />);
    await type('nor', 200);
    fireEvent.click(screen.getByRole('option', { name: 'Northwind gift card' }));
    expect(box().value).toBe('Northwind gift card');
    await type('Northwind', 200);
    expect(screen.queryByRole('button', { name: 'Clear: Product', hidden: true })).toBeNull();
    act(() => box().blur());
    expect(box().value).toBe('Northwind');
    expect(texts.at(-1)).toBe('Northwind');
  });
  it('stays when the caller refuses what was chosen', async () => {
    const refused = vi.fn();
    renderKit(
      <Picker onSearch={onSearch} onText={() => undefined} onChange={refused} listNote="Not this one" />,
    );
    await type('nor', 200);
    expect(screen.getByText('Not this one')).toBeTruthy();
    fireEvent.click(screen.getByRole('option', { name: 'Northwind gift card' }));
    expect(refused).toHaveBeenCalledWith(card);
    expect(box().value).toBe('Northwind gift card');
  });
});
