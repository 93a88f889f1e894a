import { sql } from 'drizzle-orm';
import { GraphQLError } from 'graphql';
import type { Scope } from '../access/scope.ts';
import { type Queries, rowsOf } from '../database/connection.ts';

/** The caller may not ask for this; the rest of the answer stands. */
export const forbiddenHere = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });

/** An argument breaks a rule; the message names it with its cure. */
export const badArgument = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

/** Whether private rewards are shown by name: to those who manage them. */
export const seesHidden = ({ abilities }: Scope): boolean => abilities.has('viewRewards');

/** Who asks through the public door. */
export const ANONYMOUS = 'anonymous';

/** The one role of whoever asks without an account: a visitor of the public catalogue, or the holder of a search key. */
export const PUBLIC_ROLE = 'public_catalog';

/** Whether nobody in particular asks: what is private stays out of reach then, by its SKU too. */
export const isAnonymous = ({ caller }: Pick<Scope, 'caller'>): boolean => caller === ANONYMOUS;

/** @throws FORBIDDEN unless the caller may look at a catalogue (CATALOG-16). */
export function requireCatalogue({ abilities }: Scope): void {
  if (!abilities.has('viewCatalog')) throw forbiddenHere('The catalogue asks for viewCatalog');
}

/** Stands for the organization of whoever has none: operator staff. */
export const NOBODY = '0';

/** The organization whose catalogue is looked at where staff name none: the first by name, as lists of sellers begin. */
export async function firstSeller(tx: Queries): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`select id::text from organizations order by name, id limit 1`,
  );
  return row?.id ?? NOBODY;
}

/** Whose catalogue is looked at: the own organization's; operator staff may name another. */
export function sellerOf(scope: Scope, wanted?: string | null): string {
  if (wanted == null || wanted === scope.organizationId) return scope.organizationId ?? NOBODY;
  if (!scope.isStaff)
    throw forbiddenHere('Another organization has its catalogue to itself: leave sellerId out');
  return wanted;
}
