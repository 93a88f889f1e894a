import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../schema/rules/patterns.ts';
import { promotionSettings } from '../../../schema/rules/promotionValues.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { rowsOf } from '../../database/connection.ts';
import { responseSchema } from '../../http/responseSchema.ts';

/** The query string of the question whether a domain is free; `promotion_id` is the one that may have it already. */
export const domainQuery = z.strictObject({
  label: promotionSettings.shape.uiId.unwrap(),
  promotion_id: z.string().regex(DIGITS).optional(),
});

/** The answer to it. */
export const domainShape = responseSchema('PortalDomain', z.object({ is_taken: z.boolean() }));

/** Whether another promotion has the domain, whoever runs it; nothing else is said of that one. */
export function checkDomain(
  scope: Scope,
  { label, promotion_id: own = '0' }: z.output<typeof domainQuery>,
): Promise<z.output<typeof domainShape>> {
  return scope.read(async (tx) => {
    const [row] = await rowsOf<{ taken: boolean }>(
      tx,
      // A promotion that the caller does not see is none of theirs: whether it is that one that has the domain is not told.
      sql`select guerdon_domain_taken(${label}, coalesce((select p.id from promotions p
        where p.id = ${own} and ${isVisibleAdvertiser(scope, sql`p.advertiser_id`)}), 0)) as taken`,
    );
    return { is_taken: row?.taken === true };
  });
}
