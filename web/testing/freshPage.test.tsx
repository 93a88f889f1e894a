import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { currentLocale, firstLocale, startI18n } from '../i18n/i18n.ts';
import { saveFile } from '../kit/saveFile.ts';

// These run in order: the second test must not find state of the first.
test('a file that is taken along changes the address of the page in happy-dom', () => {
  saveFile('key.json', '{}', 'application/json');
  expect(location.protocol).toBe('blob:');
});

test('every test begins at the address of the application, where pictures can be addressed', () => {
  expect(location.href).toBe('http://localhost:3000/#/');
  const onError = vi.fn();
  render(<img src="/media/7.webp" alt="Logo" onError={onError} />);
  expect(screen.getByAltText('Logo')).toBeTruthy();
  expect(onError).not.toHaveBeenCalled();
});

test('a person may leave the application in French', async () => {
  await startI18n();
  await i18next.changeLanguage('fr');
  expect(currentLocale()).toBe('fr');
});

test('every test begins in the language of its browser', () => {
  expect(currentLocale()).toBe(firstLocale());
});
