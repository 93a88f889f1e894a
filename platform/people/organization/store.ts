import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MAX_FOUND } from '../../../schema/money/rewards.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { holdsFolded } from '../../foundation/database/textFold.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { organizations } from './table.ts';

/** An organization as answers show it (ADV-40). */
export const organizationShape = responseSchema(
  'Organization',
  z.object({
    id: z.string(),
    ui_id: z.string(),
    name: z.string(),
    restrictions: z.object({
      operating_countries: z.array(z.string()),
      billing_currencies: z.array(z.string()),
    }),
  }),
);

/** Organizations to choose from. */
export const organizationsShape = responseSchema(
  'Organizations',
  z.object({ items: z.array(organizationShape) }),
);

/** A list of codes, the default one first. */
export const codesShape = responseSchema('Codes', z.object({ items: z.array(z.string()) }));

/** The caller's own organization, within a running transaction. */
export async function organizationOf(tx: Queries, scope: Scope): Promise<z.output<typeof organizationShape>> {
  const [row] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId ?? ''));
  if (!row) throw notFound();
  return organizationJson(row);
}

/** Every organization the scope sees, by name: for staff all of them. */
export async function allOrganizations(tx: Queries): Promise<z.output<typeof organizationShape>[]> {
  const rows = await tx.select().from(organizations).orderBy(organizations.name, organizations.id);
  return rows.map(organizationJson);
}

/** At most twenty-one of them whose name contains the text, by name. */
export async function organizationsNamed(
  tx: Queries,
  text: string,
): Promise<z.output<typeof organizationShape>[]> {
  const rows = await tx
    .select()
    .from(organizations)
    .where(holdsFolded(text, [sql`${organizations.name}`]))
    .orderBy(organizations.name, organizations.id)
    .limit(MAX_FOUND);
  return rows.map(organizationJson);
}

/** Organizations that the caller can have products offered by: the own one, to operator staff all of them. */
export async function sellersOf(tx: Queries, scope: Scope): Promise<z.output<typeof organizationShape>[]> {
  return scope.isStaff ? allOrganizations(tx) : [await organizationOf(tx, scope)];
}

function organizationJson(row: typeof organizations.$inferSelect): z.output<typeof organizationShape> {
  return {
    id: row.id,
    ui_id: row.uiId,
    name: row.name,
    restrictions: { operating_countries: row.operatingCountries, billing_currencies: row.billingCurrencies },
  };
}
