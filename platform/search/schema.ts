import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError } from 'graphql';
import type { UiLocale } from '../../schema/rules/accounts.ts';
import type { Queries } from '../database/connection.ts';
import { countriesByCode, findCountries, findTags } from './store.ts';

/** The index's own schema: the very file the gateway has pinned. */
export const searchSchema = buildSchema(
  readFileSync(new URL('../../schema/remote/search.graphql', import.meta.url), 'utf8'),
);

const MAX_CODES = 250;
const MAX_QUESTIONS = 50;

/** Says which question it was, and refuses the one too many: aliases and fragments count like any other. */
function questionCounter(): () => void {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked > MAX_QUESTIONS) throw new GraphQLError(`At most ${MAX_QUESTIONS} things can be asked at once`);
  };
}

/** What answers the root fields for one request, in the reader's language. */
export function searchRoot(db: Queries, locale: UiLocale) {
  const count = questionCounter();
  return {
    tags(query: { search?: string | null; page: number; limit: number }) {
      count();
      return findTags(db, locale, query);
    },
    countries(query: { search?: string | null; limit: number }) {
      count();
      return findCountries(db, locale, query);
    },
    countriesByCode({ codes }: { codes: string[] }) {
      count();
      if (codes.length > MAX_CODES) throw new GraphQLError(`At most ${MAX_CODES} codes can be asked for`);
      return countriesByCode(db, locale, codes);
    },
  };
}
