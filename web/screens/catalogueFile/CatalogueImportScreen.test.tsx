import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FileRow, ReadFile } from '../../components/fileWorker/readFile.ts';
import { type Answers, type Call, renderScreen } from '../../testing/renderScreen.tsx';
import { CatalogueImportScreen } from './CatalogueImportScreen.tsx';

const row = (line: number, outcome: string, over: object = {}) => ({
  ...{ __typename: 'CatalogueRow', line, outcome, sku: `ABC-CARD-000${line}`, changes: [], errors: [] },
  ...over,
});
const changed = row(2, 'changed', {
  changes: [{ __typename: 'CatalogueCellChange', column: 'name_en', before: 'Ten', after: 'Tenner' }],
});
const refused = row(3, 'refused', {
  errors: [
    { __typename: 'CatalogueRowError', column: 'ean', rule: 'ean_length', limit: null, message: null },
  ],
});
const done = (rows: object[]) => ({
  data: { importCatalogue: { __typename: 'ImportCatalogueSuccess', rows } },
});
const file: ReadFile = {
  ...{ columns: ['sku'], refused: [] },
  rows: [2, 3, 4].map((line): FileRow => ({ line, cells: [`row ${line}`] })),
};

const inputsOf = (calls: readonly Call[]) =>
  calls.map(
    ({ variables }) => variables.input as { dryRun: boolean; rows: FileRow[]; idempotencyKey: string },
  );

async function choose(answers: Answers, read: ReadFile = file, locale: 'en' | 'fr' = 'en') {
  const shown = await renderScreen(<CatalogueImportScreen readBytes={async () => read} />, {
    answers,
    locale,
    url: '/catalogue-import',
  });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'catalogue.csv', { type: 'text/csv' })] } });
  return shown;
}

test('a file is tried, shows what would change line by line, and only then what is due is imported', async () => {
  const { calls } = await choose({
    CatalogueImportScreenRows: ({ input }: { input: { dryRun: boolean } }) =>
      done(input.dryRun ? [changed, refused, row(4, 'unchanged')] : [changed]),
  } as never);
  expect(await screen.findByText('Ten → Tenner')).toBeTruthy();
  expect(screen.getByText('ean: EAN must have exactly 13 characters')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download the refused lines' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Changed (1)' }));
  await waitFor(() => expect(screen.queryByText('Ten → Tenner')).toBeNull());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Unchanged (1)' }));
  expect(await screen.findByText('ABC-CARD-0004')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 line' }));
  expect(await screen.findByText('catalogue.csv is imported')).toBeTruthy();
  const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(chosen, 'as it was chosen before').toEqual([true, false, true, true]);
  expect(inputsOf(calls).map(({ dryRun, rows }) => [dryRun, rows.map(({ line }) => line)])).toEqual([
    [true, [2, 3, 4]],
    [false, [2]],
  ]);
});

test('what would change is shown at first, the many lines that stay as they are are not', async () => {
  const rows = Array.from({ length: 80 }, (_, at) => ({ line: at + 2, cells: [`row ${at}`] }));
  await choose(
    {
      CatalogueImportScreenRows: ({ input }: { input: { rows: FileRow[] } }) =>
        done(input.rows.map(({ line }) => (line === 81 ? { ...changed, line } : row(line, 'unchanged')))),
    } as never,
    { ...file, rows },
  );
  expect(await screen.findByText('Ten → Tenner')).toBeTruthy();
  expect(screen.queryByText('ABC-CARD-0003')).toBeNull();
  const outcomes = within(screen.getByRole('group', { name: 'Outcomes' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  );
  expect(outcomes.map((box) => [box.closest('label')?.textContent, box.checked])).toEqual([
    ['New (0)', true],
    ['Changed (1)', true],
    ['Refused (0)', true],
    ['Unchanged (79)', false],
  ]);
});

test('where a call fails it stops, and goes on with the same call under the same key', async () => {
  let attempts = 0;
  const many = { ...file, rows: Array.from({ length: 150 }, (_, at) => ({ line: at + 2, cells: ['x'] })) };
  const { calls } = await choose(
    {
      CatalogueImportScreenRows: ({ input }: { input: { rows: FileRow[] } }) => {
        attempts += 1;
        return attempts === 2
          ? {
              data: null,
              errors: [
                {
                  message: 'down',
                  path: ['importCatalogue'],
                  extensions: { code: 'UNAVAILABLE', status: 503 },
                },
              ],
            }
          : done(input.rows.map(({ line }) => row(line, 'unchanged')));
      },
    } as never,
    many,
  );
  expect(await screen.findByText('Stopped after 100 of 150 lines')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Nothing would change: the catalog is already up to date.')).toBeTruthy();
  const keys = inputsOf(calls).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('lines that come twice are refused without being sent', async () => {
  const refusedLines = [{ line: 4, error: { field: 'sku', rule: 'doubled_row', limit: '2' } }];
  const { calls } = await choose(
    { CatalogueImportScreenRows: () => done([changed, row(3, 'unchanged')]) } as never,
    { ...file, refused: refusedLines } as ReadFile,
  );
  expect(await screen.findByText('sku: Line 2 already has this SKU')).toBeTruthy();
  expect(inputsOf(calls)[0]?.rows.map(({ line }) => line)).toEqual([2, 3]);
});

test('a file that cannot be read says why, in French too', async () => {
  const { calls } = await choose(
    {},
    { problems: [{ problem: 'file_unknown_column', about: 'couleur' }, { problem: 'file_unnamed_column' }] },
    'fr',
  );
  expect(
    await screen.findByText(
      'couleur n’est pas une colonne du catalogue. Retirez-la. Une colonne qui a des cellules n’a pas de nom dans la première ligne. Nommez-la ou retirez-la.',
    ),
  ).toBeTruthy();
  expect(calls).toEqual([]);
  expect(screen.queryByText('Enregistré')).toBeNull();
});
