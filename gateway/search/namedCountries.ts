import type { GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '../graph/context.ts';
import { isSelected } from '../graph/fieldSelection.ts';
import type { CountryJson } from '../graph/models.ts';
import { wordless } from '../sources/countries.ts';
import { tellMissing } from './failed.ts';

/** What only the index knows of a country. */
const WORDS = ['name', 'iso', 'fullLabel'];

/** Countries by their codes, named by the index, all in one call and only when their words are asked for; without it the codes alone. */
export async function namedCountries(
  codes: readonly string[],
  context: GraphContext,
  info: GraphQLResolveInfo,
): Promise<CountryJson[]> {
  const words = WORDS.filter((word) => isSelected(info, word));
  if (words.length === 0) return codes.map(wordless);
  try {
    return await context.sources.countries.named(codes);
  } catch (failure) {
    tellMissing(context, info, words, failure);
    return codes.map(wordless);
  }
}
