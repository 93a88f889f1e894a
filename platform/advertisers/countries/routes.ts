import { z } from 'zod';
import { COUNTRY_CODES } from '../../../schema/foundation/contacts/countries.ts';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

const countriesShape = responseSchema(
  'CountryList',
  z.object({ items: z.array(z.object({ code: z.string(), name: z.string() })) }),
);

/** Every country in the caller's language, by name (PROMO-63): what recipients can be restricted to. */
export const countryEndpoints = endpoints(
  { tag: 'promotions', view: { ability: ['viewPromotions', 'createPromotions'] } },
  {
    listCountries: get('/api/countries', {
      summary: 'Every country, ISO 3166-1 alpha-2, with its name',
      answer: countriesShape,
      run: ({ scope: { locale } }) => {
        const names = new Intl.DisplayNames(locale, { type: 'region' });
        const items = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }));
        return { items: items.sort((one, other) => one.name.localeCompare(other.name, locale)) };
      },
    }),
  },
);
