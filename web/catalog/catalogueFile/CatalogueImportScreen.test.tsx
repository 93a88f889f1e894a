import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnsaved } from '../../navigation/leaving.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { CatalogueImportScreen } from './CatalogueImportScreen.tsx';
import type { FileRow, ReadFile } from './readFile.ts';

const progress = (state: string, over: object = {}) => ({
  __typename: 'CatalogueFileImport',
  id: '5',
  name: 'catalogue.csv',
  columns: ['sku'],
  state,
  total: 3,
  received: 3,
  open: 0,
  createdDatetime: '2026-11-29T09:00:00Z',
  outcomes: [
    { __typename: 'CatalogueImportCount', outcome: 'changed', count: 1 },
    { __typename: 'CatalogueImportCount', outcome: 'refused', count: 1 },
    { __typename: 'CatalogueImportCount', outcome: 'unchanged', count: 1 },
  ],
  ...over,
});
const row = (line: number, outcome: string, over: object = {}) => ({
  __typename: 'CatalogueImportRow',
  line,
  outcome,
  sku: `ABC-CARD-000${line}`,
  cells: [`row ${line}`],
  changes: [],
  errors: [],
  ...over,
});
const ROWS = [
  row(2, 'changed', {
    changes: [{ __typename: 'CatalogueCellChange', column: 'name_en', before: 'Ten', after: 'Tenner' }],
  }),
  row(3, 'refused', {
    errors: [
      { __typename: 'CatalogueRowError', column: 'ean', rule: 'ean_length', limit: null, message: null },
    ],
  }),
  row(4, 'unchanged'),
];
const rowsPage = ({ outcomes }: { outcomes: string[] }) => {
  const items = ROWS.filter(({ outcome }) => outcomes.includes(outcome));
  const page = { number: 1, size: 50, totalCount: items.length, totalIsCapped: false, totalPages: 1 };
  return {
    data: {
      catalogueImport: {
        __typename: 'CatalogueFileImport',
        id: '5',
        rows: {
          __typename: 'CatalogueImportRowPage',
          items,
          page: { __typename: 'PageInfo', ...page },
        },
      },
    },
  };
};
const newest = (...items: object[]) => ({
  data: { catalogueImports: { __typename: 'CatalogueFileImportPage', items } },
});
const answered = (field: string, typename: string, of: object) => ({
  data: { [field]: { __typename: typename, catalogueImport: of } },
});
const file: ReadFile = {
  columns: ['sku'],
  rows: Array.from({ length: 250 }, (_, at): FileRow => ({ line: at + 2, cells: [`row ${at}`] })),
  warnings: [],
};

const open = (answers: Answers, { read = file as ReadFile, locale = 'en' as 'en' | 'fr' } = {}) =>
  renderScreen(<CatalogueImportScreen readBytes={async () => read} />, {
    answers,
    locale,
    url: '/catalogue-import',
  });

function choose() {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'catalogue.csv', { type: 'text/csv' })] } });
}

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

test('the results of an earlier file go when the next one is refused', async () => {
  await open({ CatalogueImportScreen: () => newest(progress('tried')), ImportResults: rowsPage } as never, {
    read: { problems: [{ problem: 'file_empty' }] },
  });
  await screen.findByRole('button', { name: /^Import \d+ line/ });
  choose();
  expect(await screen.findByText(/^This file is empty/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import \d+ line/ })).toBeNull();
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
