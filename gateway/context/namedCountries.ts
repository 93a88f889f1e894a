import type { GraphQLResolveInfo } from 'graphql';
import { COUNTRY_NAMES, type CountryRow, unnamedCountry } from '../foundation/search/country.ts';
import { reportMissing } from '../foundation/search/indexFailure.ts';
import type { GraphContext } from './context.ts';
import { isSelected } from './fieldSelection.ts';

/**
 * Countries by their codes. The index is asked once, and only when names are selected; while it is unavailable, the codes
 * alone are returned and the missing names are reported.
 */
export async function namedCountries(
  codes: readonly string[],
  { sources, missing }: GraphContext,
  info: GraphQLResolveInfo,
): Promise<CountryRow[]> {
  const fields = COUNTRY_NAMES.filter((name) => isSelected(info, name));
  if (fields.length === 0) return codes.map(unnamedCountry);
  try {
    return await sources.countries.named(codes);
  } catch (failure) {
    reportMissing(missing, info, { fields, failure });
    return codes.map(unnamedCountry);
  }
}
