import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { SelectField } from './SelectField.tsx';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `o${index}`, label: `Option ${index}` }));

function open(count: number, onChange = vi.fn()) {
  renderKit(<SelectField label="Brand" options={options(count)} value={null} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: /Brand/ }));
}

it('UI-3: 15 items or more come with a search box', () => {
  open(15);
  expect(screen.getByRole('searchbox', { name: 'Search: Brand' })).toBeTruthy();
});

it('UI-4: fewer than 15 items come without one', () => {
  open(14);
  expect(screen.getAllByRole('option')).toHaveLength(14);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('UI-3 UI-11: the search narrows the list, and says when nothing is left', () => {
  open(20);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'option 17' } });
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Option 17');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
  expect(
    screen.queryAllByRole('option').filter((option) => option.textContent?.startsWith('Option')),
  ).toEqual([]);
  expect(screen.getByText('No result')).toBeTruthy();
});

it('gives the id of what is chosen', () => {
  const onChange = vi.fn();
  open(3, onChange);
  fireEvent.click(screen.getByRole('option', { name: 'Option 1' }));
  expect(onChange).toHaveBeenCalledWith('o1');
});
