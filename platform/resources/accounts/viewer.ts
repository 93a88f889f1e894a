import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { rowsOf } from '../../database/connection.ts';
import { notFound } from '../../http/refusal.ts';
import { responseSchema } from '../../http/responseSchema.ts';
import { organizationOf, organizationShape } from '../organization/store.ts';
import { accountJson, accountShape } from './shape.ts';
import { findAccount } from './store.ts';

/** The caller with all the shell needs, in one answer. */
export const viewerShape = responseSchema(
  'Viewer',
  z.object({
    id: z.string(),
    account: accountShape,
    abilities: z.array(z.string()),
    is_staff: z.boolean(),
    organization: organizationShape,
    advertiser_count: z.int(),
    only_advertiser_id: z.string().nullable().describe('When the caller reaches exactly one'),
  }),
);

/** Reads the caller: the account, what it may, whose staff it is, how many advertisers it reaches. */
export function readViewer(scope: Scope): Promise<z.output<typeof viewerShape>> {
  return scope.read(async (tx) => {
    const account = await findAccount(tx, scope.accountId ?? '');
    if (!account) throw notFound();
    const [reach] = await rowsOf<{ count: number; only: string | null }>(
      tx,
      sql`select count(*)::int as count, case when count(*) = 1 then min(id)::text end as only
        from advertisers where ${isVisibleAdvertiser(scope, sql`id`)}`,
    );
    return {
      id: account.id,
      account: accountJson(account),
      abilities: [...scope.abilities],
      is_staff: scope.isStaff,
      organization: await organizationOf(tx, scope),
      advertiser_count: reach?.count ?? 0,
      only_advertiser_id: reach?.only ?? null,
    };
  });
}
