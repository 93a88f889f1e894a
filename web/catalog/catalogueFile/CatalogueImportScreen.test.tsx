import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnsaved } from '../../navigation/leaving.ts';
import {
  answered,
  choose,
  file,
  newest,
  open,
  progress,
  rowsPage,
} from '../../testing/renderCatalogueImport.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { CatalogueImportScreen } from './CatalogueImportScreen.tsx';
import type { FileRow, ReadFile } from './readFile.ts';

test('the newest import is there again whenever the page is opened, with what would change line by line', async () => {
  let present = progress('tried');
  const { calls } = await open({
    CatalogueImportScreen: () => newest(present),
    ImportResults: rowsPage,
    ImportResultsStart: () => {
      present = progress('importing', { open: 1 });
      return answered('startCatalogueImport', 'StartCatalogueImportSuccess', present);
    },
  } as never);
  expect(await screen.findByText('Ten → Tenner')).toBeTruthy();
  expect(screen.getByText('ean: EAN must have exactly 13 characters')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download the refused lines' })).toBeTruthy();
  expect(screen.queryByText('ABC-CARD-0004')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Unchanged (1)' }));
  expect(await screen.findByText('ABC-CARD-0004')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 line' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('ImportResultsStart'));
  expect(await screen.findByText('Importing catalogue.csv')).toBeTruthy();
  expect(screen.getByText('You may leave this page: the result will be here.')).toBeTruthy();
});

test('a file is sent in parts; until the last one has arrived, leaving the page asks first', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  let parts = 0;
  const { calls } = await open({
    CatalogueImportScreen: () => newest(),
    CatalogueImportScreenCreate: () =>
      answered(
        'createCatalogueImport',
        'CreateCatalogueImportSuccess',
        progress('receiving', { received: 0 }),
      ),
    CatalogueImportScreenAdd: () => {
      parts += 1;
      const sent = answered('addCatalogueImportRows', 'AddCatalogueImportRowsSuccess', progress('receiving'));
      return parts === 1 ? sent : new Promise((resolve) => (arrive = () => resolve(sent)));
    },
  } as never);
  await screen.findByText('Catalog file');
  choose();
  expect(await screen.findByText('Sending catalogue.csv')).toBeTruthy();
  await waitFor(() => expect(parts).toBe(2));
  expect(screen.getAllByText('200 of 250 lines').length).toBeGreaterThan(0);
  expect(hasUnsaved()).toBe(true);
  arrive(null);
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  const sent = calls
    .filter(({ name }) => name === 'CatalogueImportScreenAdd')
    .map(({ variables }) => (variables.input as { id: string; rows: FileRow[] }).rows.length);
  expect(sent).toEqual([200, 50]);
});

test('the result of an earlier file and its button go as soon as another file is chosen', async () => {
  let finish: (read: ReadFile) => void = () => undefined;
  await renderScreen(
    <CatalogueImportScreen readBytes={() => new Promise((resolve) => (finish = resolve))} />,
    {
      answers: {
        CatalogueImportScreen: () => newest(progress('tried')),
        ImportResults: rowsPage,
      } as never,
      locale: 'en',
      url: '/catalogue-import',
    },
  );
  expect(await screen.findByRole('button', { name: 'Import 1 line' })).toBeTruthy();
  choose();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Import 1 line' })).toBeNull());
  expect(screen.queryByText('Ten → Tenner')).toBeNull();
  finish({ problems: [{ problem: 'file_empty' }] });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import 1 line' })).toBeNull();
});

test('a file in the encoding of Excel is sent, with words to compare', async () => {
  const sent = progress('tried');
  await open(
    {
      CatalogueImportScreen: () => newest(),
      CatalogueImportScreenCreate: () =>
        answered('createCatalogueImport', 'CreateCatalogueImportSuccess', sent),
      CatalogueImportScreenAdd: () =>
        answered('addCatalogueImportRows', 'AddCatalogueImportRowsSuccess', sent),
    } as never,
    { read: { ...file, warnings: [{ rule: 'encoding_windows_1252', limit: 'dématérialisée' }] } },
  );
  await screen.findByText('Catalog file');
  choose();
  expect(await screen.findByText(/Windows-1252.*Check these words.*: dématérialisée$/)).toBeTruthy();
});

test('everything that is wrong with a file is said at once, in French too', async () => {
  const problems = [{ problem: 'file_unknown_column', about: 'couleur' }, { problem: 'file_unnamed_column' }];
  const { calls } = await open({ CatalogueImportScreen: () => newest() } as never, {
    read: { problems },
    locale: 'fr',
  });
  await screen.findByText('Fichier du catalogue');
  choose();
  expect(
    await screen.findByText(
      'couleur n’est pas une colonne du catalogue. Retirez-la. Une colonne qui a des cellules n’a pas de nom dans la première ligne. Nommez-la ou retirez-la.',
    ),
  ).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['CatalogueImportScreen']);
});

test('an unknown dimension is named together with the other columns', async () => {
  const error = (rule: string, limit: string) => ({
    __typename: 'FieldError',
    field: 'columns',
    rule,
    limit,
  });
  const { calls } = await open(
    {
      CatalogueImportScreen: () => newest(),
      CatalogueImportScreenCreate: () => ({
        data: {
          createCatalogueImport: {
            __typename: 'InvalidInput',
            fieldErrors: [
              error('unknown_column', 'colour'),
              error('unknown_dimension_column', 'dimension_x'),
            ],
          },
        },
      }),
    } as never,
    {
      read: {
        problems: [{ problem: 'file_unknown_column', about: 'colour' }],
        header: ['sku', 'colour', 'dimension_x'],
      },
    },
  );
  await screen.findByText('Catalog file');
  choose();
  expect(
    await screen.findByText(
      'colour is not a column of the catalog. Remove it. dimension_x is not a column of the catalog. Remove it.',
    ),
  ).toBeTruthy();
  expect(calls.at(-1)?.variables).toMatchObject({ input: { columns: ['sku', 'colour', 'dimension_x'] } });
});

test('a file that was not sent whole says so', async () => {
  await open({ CatalogueImportScreen: () => newest(progress('receiving', { received: 1 })) } as never);
  expect(await screen.findByText('catalogue.csv was not sent whole')).toBeTruthy();
});
