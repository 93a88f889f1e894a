import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../testing/data/catalogueData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { CatalogueImportScreen } from '../catalogueFile/CatalogueImportScreen.tsx';
import { ProductListScreen } from '../products/ProductListScreen.tsx';

const answers = {
  ProductList: () => ({ data: { products: pageOf('Product', []) } }),
  CatalogueImportScreen: () => ({
    data: { catalogueImports: { __typename: 'CatalogueFileImportPage', items: [] } },
  }),
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the products', <ProductListScreen key="products" />, 'Export'],
  ['the import', <CatalogueImportScreen key="import" />, 'Export the catalog'],
])(
  'CATALOG-11: an export of the catalog that fails on the page of %s says so',
  async (_page, page, label) => {
    await renderScreen(page, { answers });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 500 })),
    );
    fireEvent.click(await screen.findByRole('button', { name: label }));
    expect(await screen.findByText('The catalog was not exported. Try again.')).toBeTruthy();
  },
);
