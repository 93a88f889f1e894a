import { sql } from 'drizzle-orm';
import { GraphQLError } from 'graphql';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';

/** The caller may not request this field; the rest of the response is unaffected. */
export const forbiddenHere = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });

/** An argument breaks a rule. The message names the rule and a remedy. */
export const badArgument = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

/** True if the caller sees private rewards by name: users who manage them. */
export const seesHidden = ({ abilities }: Scope): boolean => abilities.has('viewRewards');

/** The caller of the public catalog. */
export const ANONYMOUS = 'anonymous';

/** The only role of a caller without an account: a visitor of the public catalog, or the holder of a search key. */
export const PUBLIC_ROLE = 'public_catalog';

/** True if the caller is anonymous. Private rewards are then unavailable, even by SKU. */
export const isAnonymous = ({ caller }: Pick<Scope, 'caller'>): boolean => caller === ANONYMOUS;

/** @throws FORBIDDEN unless the caller may look at a catalog (CATALOG-16). */
export function requireCatalogue({ abilities }: Scope): void {
  if (!abilities.has('viewCatalog')) throw forbiddenHere('The catalogue asks for viewCatalog');
}

/** The organization id for callers without one: operator staff. */
export const NOBODY = '0';

/** The default organization for staff: the first by name, as in lists of sellers. */
export async function firstSeller(tx: Queries): Promise<string> {
  const [row] = await rowsOf(
    tx,
    { id: text },
    sql`select id::text from organizations order by name, id limit 1`,
  );
  return row?.id ?? NOBODY;
}

/** The organization whose catalog is searched: the caller's own; operator staff may name another. */
export function sellerOf(scope: Scope, wanted?: string | null): string {
  if (wanted == null || wanted === scope.organizationId) return scope.organizationId ?? NOBODY;
  if (!scope.isStaff)
    throw forbiddenHere('Another organization has its catalogue to itself: leave sellerId out');
  return wanted;
}
