import { PRODUCT_THEMES } from '../../../schema/catalog/products.ts';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { codesShape, organizationOf, organizationShape, organizationsShape, sellersOf } from './store.ts';

/** The caller's own organization with its lists (ADV-41), and the possible sellers of products (PRODUCT-64). */
export const organizationEndpoints = endpoints(
  { tag: 'organization', view: { ability: 'signedIn' } },
  {
    readOrganization: get('/api/organizations/mine', {
      summary: "The caller's own organization",
      answer: organizationShape,
      run: ({ scope }) => scope.read((tx) => organizationOf(tx, scope)),
    }),
    listBillingCurrencies: get('/api/organizations/billing_currencies', {
      summary: 'Currencies in which an advertiser can be billed, the default first',
      answer: codesShape,
      run: async ({ scope }) => {
        const { restrictions } = await scope.read((tx) => organizationOf(tx, scope));
        return { items: restrictions.billing_currencies };
      },
    }),
    listOperatingCountries: get('/api/organizations/operating_countries', {
      summary: 'Countries the organization operates in, ISO 3166-1 alpha-2',
      answer: codesShape,
      run: async ({ scope }) => {
        const { restrictions } = await scope.read((tx) => organizationOf(tx, scope));
        return { items: restrictions.operating_countries };
      },
    }),
    listThemes: get('/api/organizations/themes', {
      summary: 'Themes of products',
      access: { ability: 'viewRewards' },
      answer: codesShape,
      run: () => ({ items: [...PRODUCT_THEMES] }),
    }),
    listSellers: get('/api/sellers', {
      summary:
        'Organizations that can offer products: all of them for operator staff, only their own for others',
      access: { ability: ['viewRewards', 'viewCatalog'] },
      answer: organizationsShape,
      run: ({ scope }) => scope.read(async (tx) => ({ items: await sellersOf(tx, scope) })),
    }),
  },
);
