import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isoTimestamp, isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { oneOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { unavailable } from '../../../foundation/http/refusals/refusal.ts';
import { JobFailed } from '../../../foundation/jobs/work.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { readCodes } from '../../codes/readCodes.ts';
import type { CardBalance } from '../../providers/cardBalance.ts';
import type { ProviderOf } from '../../providers/openProviders.ts';
import { redemptionSource } from '../source.ts';
import { canConsult } from './canConsult.ts';

/** Dependencies for reading cards. */
export interface CardTools {
  box: CodeBox;
  providers: ProviderOf;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const CARD_ROW = {
  id: text,
  advertiserId: text,
  providerId: text,
  kind: oneOf(['http', 'issued']),
  currency: text,
};
type Card = RowOf<typeof CARD_ROW>;

/**
 * The balances of cards of redemptions that the caller sees, in the order of `ids`; null where there is no such card.
 * A failure concerns its own card only. Refusals: unavailable if the provider does not answer, too_many_requests above the caller's limit.
 */
export async function readCards(
  scope: Scope,
  ids: readonly string[],
  tools: CardTools,
): Promise<(CardBalance | Error | null)[]> {
  const cards = await scope.read((tx) => consultable(tx, scope, ids));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return Promise.all(
    ids.map(async (id) => {
      const card = byId.get(id);
      if (!card) return null;
      const balance = card.kind === 'issued' ? ownBalance(scope, card) : askedBalance(scope, card, tools);
      return balance.catch((error: Error) => error);
    }),
  );
}

const consultable = (tx: Queries, scope: Scope, ids: readonly string[]): Promise<Card[]> =>
  rowsOf(
    tx,
    CARD_ROW,
    sql`select r.id::text as id, r.advertiser_id::text as "advertiserId", v.id::text as "providerId", v.kind, r.currency ${redemptionSource()}
      where r.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)
        and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)} and ${canConsult}`,
  );

/** The balance of a card whose code the platform issued, from its records. */
async function ownBalance(scope: Scope, { id, advertiserId, currency }: Card): Promise<CardBalance | null> {
  const rows = await scope.read((tx) =>
    rowsOf(
      tx,
      { at: text, type: text, amount: text, balance: text },
      sql`select ${isoTimestamp(sql`at`)} as at, type, amount::text as amount, balance::text as balance
        from card_operations where advertiser_id = ${advertiserId} and redemption_id = ${id} order by card_operations.id desc`,
    ),
  );
  const operations = rows.map(({ amount, balance, ...row }) => ({
    ...row,
    amount: BigInt(amount),
    balance: BigInt(balance),
  }));
  const [last] = operations;
  return last ? { currency, balance: last.balance, operations } : null;
}

/** The balance of a provider's card, from the provider. The read of the code is logged first. */
async function askedBalance(
  scope: Scope,
  { id, advertiserId, providerId }: Card,
  tools: CardTools,
): Promise<CardBalance | null> {
  const read = { what: 'consult', advertiserId, redemptionIds: [id] } as const;
  const codes = (await readCodes(scope, tools, read)).get(id) ?? [];
  try {
    const provider = await tools.providers(providerId);
    const live = codes.filter(({ isDead }) => !isDead).map(({ usage, value }) => ({ usage, value }));
    return (await provider.balance?.(live)) ?? null;
  } catch (error) {
    if (error instanceof JobFailed) throw unavailable();
    throw error;
  }
}
