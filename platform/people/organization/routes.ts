import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PRODUCT_THEMES } from '../../../schema/catalog/products.ts';
import { codesShape, organizationOf, organizationShape, organizationsShape, sellersOf } from './store.ts';

const config = { ability: 'signedIn' } as const;
const tags = ['organization'];

/** The caller's own organization with its lists (ADV-41), and the possible sellers of products (PRODUCT-64). */
export const organizationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/organizations/mine',
    {
      config,
      schema: {
        operationId: 'readOrganization',
        summary: "The caller's own organization",
        tags,
        response: { 200: organizationShape },
      },
    },
    ({ scope }) => scope.read((tx) => organizationOf(tx, scope)),
  );

  app.get(
    '/api/organizations/billing_currencies',
    {
      config,
      schema: {
        operationId: 'listBillingCurrencies',
        summary: 'Currencies in which an advertiser can be billed, the default first',
        tags,
        response: { 200: codesShape },
      },
    },
    async ({ scope }) => {
      const { restrictions } = await scope.read((tx) => organizationOf(tx, scope));
      return { items: restrictions.billing_currencies };
    },
  );

  app.get(
    '/api/organizations/operating_countries',
    {
      config,
      schema: {
        operationId: 'listOperatingCountries',
        summary: 'Countries the organization operates in, ISO 3166-1 alpha-2',
        tags,
        response: { 200: codesShape },
      },
    },
    async ({ scope }) => {
      const { restrictions } = await scope.read((tx) => organizationOf(tx, scope));
      return { items: restrictions.operating_countries };
    },
  );

  app.get(
    '/api/organizations/themes',
    {
      config: { ability: 'viewRewards' },
      schema: {
        operationId: 'listThemes',
        summary: 'Themes of products',
        tags,
        response: { 200: codesShape },
      },
    },
    async () => ({ items: [...PRODUCT_THEMES] }),
  );

  app.get(
    '/api/sellers',
    {
      config: { ability: ['viewRewards', 'viewCatalog'] },
      schema: {
        operationId: 'listSellers',
        summary:
          'Organizations that can offer products: all of them for operator staff, only their own for others',
        tags,
        response: { 200: organizationsShape },
      },
    },
    ({ scope }) => scope.read(async (tx) => ({ items: await sellersOf(tx, scope) })),
  );
};
