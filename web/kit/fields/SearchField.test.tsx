import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { FilterText } from './FilterText.tsx';
import { SEARCH_DELAY_MS, SearchField } from './SearchField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('UI-8 UI-9: a table search waits 300 ms after the last key', async () => {
  const onChange = vi.fn();
  renderKit(<SearchField label="Search" value="" onChange={onChange} />);
  type('no');
  await act(() => vi.advanceTimersByTimeAsync(299));
  type('nor');
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 1));
  expect(onChange).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onChange.mock.calls).toEqual([['nor']]);
});

it('UI-10: fewer than 2 characters show "Type to start search" and search nothing', async () => {
  const onChange = vi.fn();
  renderKit(<SearchField label="Search" value="" onChange={onChange} />);
  expect(screen.queryByText(/Type to start search/)).toBeNull();
  type('n');
  expect(screen.getByText('Type to start search: at least 2 characters')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onChange).not.toHaveBeenCalled();
});

it('UI-10: a single character of the address stays in its field and says what is missing', async () => {
  const onChange = vi.fn();
  renderKit(<SearchField label="Search" value="x" onChange={onChange} />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onChange).not.toHaveBeenCalled();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('x');
  expect(screen.getByText('Type to start search: at least 2 characters')).toBeTruthy();
});

it('a filter keeps a text of the address that is too short', async () => {
  const onChange = vi.fn();
  renderKit(<FilterText label="Code" value="ab" from={3} onChange={onChange} />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(onChange).not.toHaveBeenCalled();
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('ab');
});

it('clearing ends the search; a value changed from outside is shown', async () => {
  const onChange = vi.fn();
  const { rerender } = renderKit(<SearchField label="Search" value="nor" onChange={onChange} />);
  type('');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(onChange).toHaveBeenCalledWith('');
  rerender(<SearchField label="Search" value="other" onChange={onChange} />);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('other');
});
