import { sql } from 'drizzle-orm';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { rowCountOf, rowsOf } from '../../foundation/database/rows.ts';
import { notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { linkHash } from '../../foundation/secrets/derivedTexts.ts';
import { EXTRACT_ROW, type Extract } from './shape.ts';

/** A file that the same caller asked for; not found for anybody else. */
export async function ownExtract(scope: Scope, id: string): Promise<Extract> {
  const [row] = await scope.read((tx) =>
    rowsOf(
      tx,
      EXTRACT_ROW,
      sql`select e.advertiser_id::text as "advertiserId", e.id::text as id, e.dispatch_id::text as "dispatchId", e.batch_id::text as "batchId", e.kind,
          e.include_pdf as "includePdf", e.reason
        from extracts e where e.id = ${id} and e.caller = ${scope.caller} and ${isVisibleAdvertiser(scope, sql`e.advertiser_id`)}`,
    ),
  );
  if (!row) throw notFound();
  return row;
}

/** Takes the ticket of a file: of two callers with the same ticket only the first succeeds. @throws Refusal ticket_over */
export async function takeTicket(
  scope: Scope,
  { advertiserId, id }: Pick<Extract, 'advertiserId' | 'id'>,
  ticket: string,
): Promise<void> {
  const tickets = await scope.write((tx) =>
    rowCountOf(
      tx,
      sql`update extracts set downloaded_at = now() where advertiser_id = ${advertiserId} and id = ${id} and downloaded_at is null
        and ticket_until > now() and ticket_hash = ${linkHash(ticket)} returning 1`,
    ),
  );
  if (tickets === 0) throw refused(scope, 'ticket_over');
}
