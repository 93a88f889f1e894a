import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { promotionSettings } from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { rowsOf } from '../../foundation/database/connections/connection.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** The query string of the question whether a domain is free; `promotion_id` is the one that may have it already. */
export const domainQuery = z.strictObject({
  label: promotionSettings.shape.uiId.unwrap(),
  promotion_id: z.string().regex(DIGITS).optional(),
});

/** The answer to that question. */
export const domainShape = responseSchema('PortalDomain', z.object({ is_taken: z.boolean() }));

/** Tells if another promotion of any advertiser has the domain, and nothing else about that promotion. */
export function checkDomain(
  scope: Scope,
  { label, promotion_id: own = '0' }: z.output<typeof domainQuery>,
): Promise<z.output<typeof domainShape>> {
  return scope.read(async (tx) => {
    const [row] = await rowsOf<{ taken: boolean }>(
      tx,
      // An id that the caller may not see is ignored, so that the answer does not reveal which promotion has the domain.
      sql`select guerdon_domain_taken(${label}, coalesce((select p.id from promotions p
        where p.id = ${own} and ${isVisibleAdvertiser(scope, sql`p.advertiser_id`)}), 0)) as taken`,
    );
    return { is_taken: row?.taken === true };
  });
}
