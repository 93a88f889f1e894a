import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { COUNTRY_CODES } from '../../../schema/foundation/contacts/countries.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

const countriesShape = responseSchema(
  'CountryList',
  z.object({ items: z.array(z.object({ code: z.string(), name: z.string() })) }),
);

/** Every country in the caller's language, by name (PROMO-63): what recipients can be restricted to. */
export const countryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/countries',
    {
      config: { ability: ['viewPromotions', 'createPromotions'] },
      schema: {
        operationId: 'listCountries',
        summary: 'Every country, ISO 3166-1 alpha-2, with its name',
        tags: ['promotions'],
        response: { 200: countriesShape },
      },
    },
    async ({ scope: { locale } }) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      const items = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }));
      return { items: items.sort((one, other) => one.name.localeCompare(other.name, locale)) };
    },
  );
};
