import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { choose, fileOf, GOOD, showRecipients } from '../../testing/renderRecipients.tsx';

afterEach(() => vi.unstubAllGlobals());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['en', '%PDF-1.7', 'people.csv', 'This is a PDF. Choose a .csv file.'],
  [
    'en',
    'x',
    'people.numbers',
    'This is a Numbers spreadsheet (.numbers). In Numbers, export it as CSV and choose that file.',
  ],
  [
    'fr',
    'x',
    'people.ods',
    'C’est une feuille de calcul OpenDocument (.ods). Dans votre tableur, enregistrez ce fichier au format .csv et choisissez le nouveau.',
  ],
] as const)(
  'a file that is refused before it is read hides the rows of the one before, which stays (%s, %s as %s)',
  async (locale, text, name, words) => {
    const isFrench = locale === 'fr';
    await showRecipients({ locale });
    if (isFrench) fireEvent.click(screen.getByRole('button', { name: 'Choisir un fichier' }));
    await choose(fileOf(GOOD));
    await screen.findByText(isFrench ? /^1 ligne/ : '1 row, ready to be sent');
    await choose(text, name);
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: /cost of 1 row|coût de 1 ligne/ })).toBeNull();
    if (isFrench) return;
    press('Try another file');
    press('Back to the refused file');
    expect(await screen.findByText('1 row, ready to be sent')).toBeTruthy();
  },
);
