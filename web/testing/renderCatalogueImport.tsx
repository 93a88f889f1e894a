// Only for tests: the page that imports a catalog file, and the graph's answers about an import.
import { fireEvent } from '@testing-library/react';
import { CatalogueImportScreen } from '../catalog/catalogueFile/CatalogueImportScreen.tsx';
import type { FileRow, ReadFile } from '../catalog/catalogueFile/readFile.ts';
import { type Answers, renderScreen } from './renderScreen.tsx';

export const progress = (state: string, over: object = {}) => ({
  __typename: 'CatalogueFileImport',
  id: '5',
  name: 'catalogue.csv',
  columns: ['sku'],
  state,
  total: 3,
  received: 3,
  open: 0,
  createdAt: '2026-11-29T09:00:00Z',
  outcomes: [
    { __typename: 'CatalogueImportCount', outcome: 'changed', count: 1 },
    { __typename: 'CatalogueImportCount', outcome: 'refused', count: 1 },
    { __typename: 'CatalogueImportCount', outcome: 'unchanged', count: 1 },
  ],
  ...over,
});
export const row = (line: number, outcome: string, over: object = {}) => ({
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
export const rowsPage = ({ outcomes }: { outcomes: string[] }) => {
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
export const newest = (...items: object[]) => ({
  data: { catalogueImports: { __typename: 'CatalogueFileImportPage', items } },
});
export const answered = (field: string, typename: string, of: object) => ({
  data: { [field]: { __typename: typename, catalogueImport: of } },
});
export const file: ReadFile = {
  columns: ['sku'],
  rows: Array.from({ length: 250 }, (_, at): FileRow => ({ line: at + 2, cells: [`row ${at}`] })),
  warnings: [],
};

export const open = (answers: Answers, { read = file as ReadFile, locale = 'en' as 'en' | 'fr' } = {}) =>
  renderScreen(<CatalogueImportScreen readBytes={async () => read} />, {
    answers,
    locale,
    url: '/catalogue-import',
  });

export function choose(chosen = new File(['x'], 'catalogue.csv', { type: 'text/csv' })) {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [chosen] } });
}
