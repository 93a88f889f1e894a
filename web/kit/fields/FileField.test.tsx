import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { SUCCESS_MS } from '../useFleeting.ts';
import { brokenRule } from './brokenRule.ts';
import { FileField } from './FileField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function choose(container: HTMLElement, file: File) {
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('No file input');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void fireEvent.change(input));
}

it('UI-27: success shows for 3 seconds', async () => {
  const onSelect = vi.fn(() => Promise.resolve());
  const { container } = renderKit(
    <FileField label="Codes" accept={['.csv']} maxBytes={10} onSelect={onSelect} />,
  );
  await choose(container, new File(['a,b'], 'codes.csv'));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('Saved');
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(screen.getByRole('status').textContent).toBe('Saved');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(SUCCESS_MS).toBe(3000);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('refuses a wrong type or size before anything is sent', async () => {
  const onSelect = vi.fn(() => Promise.resolve());
  const { container } = renderKit(
    <FileField label="Codes" accept={['.csv']} maxBytes={2} onSelect={onSelect} />,
  );
  await choose(container, new File(['a,b'], 'codes.csv'));
  expect(screen.getByRole('alert').textContent).toBe('The file is too large: at most 2 B.');
  expect(onSelect).not.toHaveBeenCalled();
  expect(await brokenRule(new File(['x'], 'codes.txt'), ['.csv'], 10)).toBe('file_type');
  expect(await brokenRule(new File(['x'], 'a.png', { type: 'image/png' }), ['image/png'], 10)).toBeNull();
});

it('says which files it takes by the endings of their names, not by media types', async () => {
  const { container } = renderKit(
    <FileField
      label="Codes"
      accept={['.csv', 'text/csv']}
      maxBytes={10}
      onSelect={() => Promise.resolve()}
    />,
  );
  await choose(container, new File(['x'], 'codes.png', { type: 'image/png' }));
  expect(screen.getByRole('alert').textContent).toBe('This is a picture. Choose a .csv file.');
});

it('a refusal of the service is shown, and no success', async () => {
  const { container } = renderKit(
    <FileField
      label="Codes"
      accept={['.csv']}
      maxBytes={10}
      onSelect={() => Promise.reject(new Error('Line 3 is wrong'))}
    />,
  );
  await choose(container, new File(['a'], 'codes.CSV'));
  expect(screen.getByRole('alert').textContent).toBe('Line 3 is wrong');
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  ['of another kind', new File(['%PDF-1.7'], 'codes.csv'), 'This is a PDF. Choose a .csv file.'],
  ['of a wrong type', new File(['a'], 'codes.txt'), 'This kind of file is not accepted. Choose a .csv file.'],
  ['that is too large', new File(['a,b'], 'codes.csv'), 'The file is too large: at most 2 B.'],
  ['that is empty', new File([], 'codes.csv'), 'This file is empty.'],
])('whoever shows an earlier file learns of one %s', async (_, file, words) => {
  const [onSelect, onRefuse] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const { container } = renderKit(
    <FileField label="Codes" accept={['.csv']} maxBytes={2} onSelect={onSelect} onRefuse={onRefuse} />,
  );
  await choose(container, file);
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(onRefuse.mock.calls).toEqual([[words]]);
  expect(onSelect).not.toHaveBeenCalled();
});
