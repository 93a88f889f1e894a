import { GraphQLError } from 'graphql';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { Refusal } from '../../foundation/http/refusals/refusal.ts';
import { badArgument, forbiddenHere } from './catalogueAccess.ts';

/** A card as the index returns it; amounts in minor units of `currency`. */
interface ToldCard {
  currency: string;
  balance: bigint;
  operations: readonly { at: string; type: string; amount: bigint; balance: bigint }[];
}

/** Finds the cards of redemptions, in their order: null if there is none, an error if its request failed. */
export type FindCards = (scope: Scope, ids: readonly string[]) => Promise<(ToldCard | Error | null)[]>;

/** Cards requested per call: each costs one request to its provider. */
export const MAX_CARDS = 20;

/** Codes of refusals that callers of the index may see. */
const CODES: Partial<Record<string, string>> = {
  too_many_requests: 'TOO_MANY_REQUESTS',
  unavailable: 'UNAVAILABLE',
};

/** The cards of redemptions in the index (RED-54). @throws FORBIDDEN without viewRedemptions, BAD_REQUEST */
export async function cardsOf(scope: Scope, ids: readonly string[], find: FindCards | undefined) {
  if (!scope.abilities.has('viewRedemptions')) throw forbiddenHere('Cards ask for viewRedemptions');
  if (!find) throw forbiddenHere('Cards are not told here');
  if (ids.length > MAX_CARDS) throw badArgument(`At most ${MAX_CARDS} cards can be asked for`);
  if (!ids.every((id) => DIGITS.test(id))) throw badArgument('redemptionIds: send digits only');
  const cards = await find(scope, ids);
  return cards.map((card, index) => {
    if (card instanceof Error) return publicError(card);
    if (!card) return null;
    return {
      id: ids[index],
      currency: card.currency,
      balance: String(card.balance),
      operations: card.operations.map(({ at, type, amount, balance }) => ({
        date: at,
        type,
        amount: String(amount),
        balance: String(balance),
      })),
    };
  });
}

/** Exposes refusals to the caller; other failures stay internal. */
function publicError(error: Error): Error {
  const code = error instanceof Refusal ? CODES[error.kind] : undefined;
  return code ? new GraphQLError(error.message, { extensions: { code } }) : error;
}
