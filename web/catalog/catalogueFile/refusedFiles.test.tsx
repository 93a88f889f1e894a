import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answered,
  choose,
  file,
  newest,
  open,
  progress,
  rowsPage,
} from '../../testing/renderCatalogueImport.tsx';

test('the results of an earlier file go when the next one is refused', async () => {
  await open({ CatalogueImportScreen: () => newest(progress('tried')), ImportResults: rowsPage } as never, {
    read: { problems: [{ problem: 'file_empty' }] },
  });
  await screen.findByRole('button', { name: /^Import \d+ line/ });
  choose();
  expect(await screen.findByText(/^This file is empty/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import \d+ line/ })).toBeNull();
});

test('the results of an earlier file, and what was told of it, go when the next one is refused before it is read', async () => {
  const sent = progress('tried');
  await open(
    {
      CatalogueImportScreen: () => newest(sent),
      CatalogueImportScreenCreate: () =>
        answered('createCatalogueImport', 'CreateCatalogueImportSuccess', { ...sent, id: '6' }),
      CatalogueImportScreenAdd: () =>
        answered('addCatalogueImportRows', 'AddCatalogueImportRowsSuccess', { ...sent, id: '6' }),
      ImportResults: rowsPage,
    } as never,
    { read: { ...file, warnings: [{ rule: 'encoding_windows_1252', limit: 'dématérialisée' }] } },
  );
  await screen.findByRole('button', { name: 'Import 1 line' });
  choose(new File(['%PDF-1.7'], 'catalogue.pdf'));
  expect(await screen.findByText('This is a PDF. Choose a .csv file.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import 1 line' })).toBeNull();
  choose();
  expect(await screen.findByText(/Windows-1252/)).toBeTruthy();
  choose(new File(['a'], 'catalogue.txt'));
  expect(await screen.findByText('This kind of file is not accepted. Choose a .csv file.')).toBeTruthy();
  expect(screen.queryByText(/Windows-1252/)).toBeNull();
});
