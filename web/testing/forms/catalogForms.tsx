// Only for tests: the forms about brands, products and SKUs, without those of several steps (`steppedForms.tsx`).
import { screen } from '@testing-library/react';
import { BrandCreateScreen } from '../../catalog/brands/BrandCreateScreen.tsx';
import { BrandEditScreen } from '../../catalog/brands/BrandEditScreen.tsx';
import { ProductScreen } from '../../catalog/products/ProductScreen.tsx';
import { SkuScreen } from '../../catalog/skus/SkuScreen.tsx';
import {
  brand,
  DIMENSIONS,
  dimension,
  ofDimension,
  pageOf,
  product,
  sku,
  wholeProduct,
} from '../data/catalogueData.ts';
import { renderScreen } from '../renderScreen.tsx';
import { pressFound, select, tick } from './formActs.ts';
import { type FormCase, LOST } from './openForm.ts';

const URL = 'https://entered.example/terms';
const SKU = 'ABC-CARD-0001';
const wholeSku = sku(SKU, {
  name: 'Ten',
  description: '',
  fallbackDescription: 'A card',
  defaultLocale: 'en',
  translations: [],
  ean: '4006381333931',
  catalogPrice: null,
  featured: false,
  updatedAt: '2026-03-04T10:00:00.000Z',
  createdAt: '2026-01-02T10:00:00.000Z',
  mediaSet: null,
  fallbackMediaSet: null,
  dimensionValues: [ofDimension(dimension('size'), 'Large')],
});
const ofSku = product('ABC-CARD', {
  faceValueCurrency: 'EUR',
  acceptVariableValue: true,
  dimensionConfigurations: [
    { __typename: 'DimensionConfiguration', required: true, vary: true, dimension: dimension('size') },
  ],
});

const showProduct = () =>
  renderScreen(<ProductScreen brandId="ABC" productId="ABC-CARD" />, {
    answers: {
      ProductScreen: () => ({ data: { product: wholeProduct(), dimensions: DIMENSIONS } }),
      SkuList: () => ({ data: { skus: pageOf('Sku', []) } }),
    },
    url: '/brands/ABC/products/ABC-CARD',
  });

export const CATALOG_FORMS: Record<string, FormCase> = {
  'a new brand': {
    files: ['web/catalog/brands/BrandCreateForm.tsx'],
    show: () => renderScreen(<BrandCreateScreen />, { url: '/admin/brands/new', answers: LOST }),
    texts: { ID: 'ABC' },
  },
  'a brand': {
    files: ['web/catalog/brands/BrandForm.tsx'],
    show: () =>
      renderScreen(<BrandEditScreen brandId="ABC" />, {
        url: '/admin/brands/ABC',
        answers: {
          BrandEditScreen: () => ({ data: { brand: brand('ABC', { name: 'Alphabet', mediaSet: null }) } }),
        },
      }),
    open: () => screen.findByDisplayValue('Alphabet'),
  },
  'a product': {
    files: ['web/catalog/products/ProductForm.tsx'],
    show: showProduct,
    open: () => pressFound('Edit'),
    texts: { Address: URL },
  },
  'the advanced settings of a product': {
    files: ['web/catalog/products/ProductAdvanced.tsx'],
    show: showProduct,
    open: () => pressFound('Advanced settings'),
    choose: () => tick('radio', 'Women'),
  },
  'the variations of a product': {
    files: ['web/catalog/products/variations/ProductVariations.tsx'],
    show: showProduct,
    open: () => pressFound('Set variations'),
    choose: () => select(/Name of duration/, 'Varies by SKU'),
  },
  'a SKU': {
    files: ['web/catalog/skus/SkuForm.tsx'],
    show: () =>
      renderScreen(<SkuScreen brandId="ABC" productId="ABC-CARD" sku={SKU} />, {
        answers: {
          SkuScreen: () => ({ data: { sku: wholeSku, product: ofSku } }),
          EanField: () => ({ data: { skus: { __typename: 'SkuPage', items: [] } } }),
        },
        url: `/brands/ABC/products/ABC-CARD/product-skus/${SKU}`,
      }),
    open: () => screen.findByDisplayValue('Ten'),
    texts: { EAN: '' },
  },
};
