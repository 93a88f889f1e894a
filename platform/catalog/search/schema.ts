import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { cardsOf, type FindCards } from './cards.ts';
import { requireCatalogue, sellerOf } from './catalogueAccess.ts';
import { findRewards, type RewardSearchArguments } from './rewards/findRewards.ts';
import { rewardFacts } from './rewards/rewardFacts.ts';
import { findRewardGroups, rewardGroupMutations } from './rewards/rewardGroups.ts';
import {
  countriesByCode,
  findCountries,
  findServiceCategories,
  findTags,
  findTypologies,
  type NameQuery,
} from './store/store.ts';
import { tagMutations } from './store/tags.ts';
import { suggest } from './suggestions.ts';

/** The index's own schema: the very file the gateway has pinned. */
export const searchSchema = buildSchema(
  readFileSync(new URL('../../../schema/remote/search.graphql', import.meta.url), 'utf8'),
);

const MAX_CODES = 250;
const MAX_QUESTIONS = 50;

/** Counts root fields and refuses those above the limit. Aliases and fragments count like any other. */
function questionCounter(): () => void {
  let fieldCount = 0;
  return () => {
    fieldCount += 1;
    if (fieldCount > MAX_QUESTIONS)
      throw new GraphQLError(`At most ${MAX_QUESTIONS} things can be asked at once`);
  };
}

/** Resolvers of the root fields for one request, in the reader's language; `db` reads shared data, `findCards` requests cards. */
export function searchRoot(db: Queries, scope: Scope, findCards?: FindCards) {
  const { locale } = scope;
  const count = questionCounter();
  /** Each root field counts. */
  const counted =
    <Arguments, Answer>(answer: (args: Arguments, info: GraphQLResolveInfo) => Answer) =>
    (args: Arguments, _context: unknown, info: GraphQLResolveInfo): Answer => {
      count();
      return answer(args, info);
    };
  return {
    tags: counted((query: NameQuery) => findTags(db, locale, query)),
    typologies: counted((query: NameQuery) => findTypologies(db, locale, query)),
    serviceCategories: counted((query: NameQuery) => findServiceCategories(db, locale, query)),
    rewardGroups: counted((query: NameQuery) => findRewardGroups(scope, query)),
    countries: counted((query: NameQuery) => findCountries(db, locale, query)),
    countriesByCode: counted(({ codes }: { codes: string[] }) => {
      if (codes.length > MAX_CODES) throw new GraphQLError(`At most ${MAX_CODES} codes can be asked for`);
      return countriesByCode(db, locale, codes);
    }),
    rewardSearch: counted((query: RewardSearchArguments, info) =>
      findRewards(scope, query, {
        withFacets: asksFor(info, ['facets']),
        withDimensions: asksFor(info, ['items', 'dimensions']),
      }),
    ),
    rewardSuggestions: counted((query: { search: string; limit: number }) => suggest(scope, query)),
    rewardsBySku: counted(({ skus }: { skus: string[] }, info) => {
      if (skus.length > MAX_CODES) throw new GraphQLError(`At most ${MAX_CODES} SKUs can be asked for`);
      return rewardsBySku(scope, skus, info);
    }),
    reward: counted(async ({ sku }: { sku: string }, info) => {
      requireCatalogue(scope);
      return (await rewardsBySku(scope, [sku], info))[0] ?? null;
    }),
    redemptionCards: counted(({ redemptionIds }: { redemptionIds: string[] }) =>
      cardsOf(scope, redemptionIds, findCards),
    ),
    redemptionCard: counted(async ({ redemptionId }: { redemptionId: string }) => {
      const [card = null] = await cardsOf(scope, [redemptionId], findCards);
      if (card instanceof Error) throw card;
      return card;
    }),
    ...Object.fromEntries(
      Object.entries({ ...tagMutations, ...rewardGroupMutations }).map(([name, mutate]) => [
        name,
        counted(({ input }: { input: unknown }) => mutate(scope, input)),
      ]),
    ),
  };
}

const rewardsBySku = (scope: Scope, skus: readonly string[], info: GraphQLResolveInfo) =>
  scope.read((tx) =>
    rewardFacts(tx, scope, {
      skus,
      sellerId: sellerOf(scope),
      withDimensions: asksFor(info, ['dimensions']),
    }),
  );

/** True if the query selects a field of the response, named by its path, directly or in a fragment. */
function asksFor(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  const isIn = ({ selections }: SelectionSetNode, [name, ...deeper]: readonly string[]): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value !== name) return false;
        return (
          deeper.length === 0 ||
          (selection.selectionSet !== undefined && isIn(selection.selectionSet, deeper))
        );
      }
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
      return inner !== undefined && isIn(inner.selectionSet, [name ?? '', ...deeper]);
    });
  return info.fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && isIn(selectionSet, path));
}
