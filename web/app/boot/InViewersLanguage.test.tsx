import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLocale, loadShellWords, startI18n } from '../../i18n/i18n.ts';
import { InViewersLanguage } from './InViewersLanguage.tsx';

const renderedTexts: string[] = [];

function Header() {
  const { t } = useTranslation('app');
  renderedTexts.push(t('display'));
  return <input aria-label={t('display')} />;
}

const at = (locale: string) => (
  <Suspense fallback={<p>suspended</p>}>
    <InViewersLanguage locale={locale}>
      <Header />
    </InViewersLanguage>
  </Suspense>
);

beforeEach(async () => {
  renderedTexts.length = 0;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  localStorage.clear();
  await startI18n();
  await changeLocale('en');
  await loadShellWords();
});

test('the first render is in the viewer’s language, also where the browser speaks another: until its words are there, the page is loading', async () => {
  await act(async () => void render(at('fr')));
  expect(await screen.findByRole('textbox', { name: 'Affichage' })).toBeTruthy();
  expect([...new Set(renderedTexts)]).toEqual(['Affichage']);
  expect(document.documentElement.lang).toBe('fr');
});

test('an application in the language that is there begins at once', () => {
  render(at('en-GB'));
  expect(screen.getByRole('textbox', { name: 'Display' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a language that the viewer changes later keeps what is open, with its input', async () => {
  const { rerender } = render(at('en'));
  const field = screen.getByRole('textbox', { name: 'Display' });
  fireEvent.change(field, { target: { value: 'typed' } });
  rerender(at('fr'));
  expect(screen.getByRole('textbox')).toBe(field);
  expect(await screen.findByRole('textbox', { name: 'Affichage' })).toBe(field);
  expect((field as HTMLInputElement).value).toBe('typed');
});
