import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveFile } from '../kit/saveFile.ts';

// One after the other: what the first leaves behind, the second must not find.
test('a file that is taken along changes the address of the page in happy-dom', () => {
  saveFile('key.json', '{}', 'application/json');
  expect(location.protocol).toBe('blob:');
});

test('every test begins at the address of the application, where pictures can be addressed', () => {
  expect(location.href).toBe('http://localhost:3000/#/');
  const onError = vi.fn();
  render(<img src="/media/7.webp" alt="Logo" onError={onError} />);
  expect(screen.getByRole('img')).toBeTruthy();
  expect(onError).not.toHaveBeenCalled();
});
