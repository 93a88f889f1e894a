import { sql } from 'drizzle-orm';
import { type Scope, systemScope } from '../../../foundation/access/scope.ts';
import { isoTimestamp } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { nullable, number, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { CODE_USAGES } from '../../codes/table.ts';
import { ownerOf } from '../lockJudged.ts';
import type { CodeInformationJson } from './codeShape.ts';

/** Maximum number of listed reads. */
const MAX_READS = 50;

/** Metadata of a redemption's codes and the log of their reads, without opening the codes (RED-30). @throws Refusal not_found */
export async function readCodeInformation(
  scope: Scope,
  id: string,
  database: Database,
): Promise<CodeInformationJson> {
  const { owner, codes } = await scope.read(async (tx) => {
    const owner = await ownerOf(tx, scope, id);
    const codes = await rowsOf(
      tx,
      {
        usage: oneOf(CODE_USAGES),
        last4: text,
        given_at: text,
        expires_at: nullable(text),
        dead_at: nullable(text),
      },
      sql`select usage, last4, ${isoTimestamp(sql`created_at`)} as given_at, ${isoTimestamp(sql`expires_at`)} as expires_at,
          ${isoTimestamp(sql`dead_at`)} as dead_at
        from redemption_codes where advertiser_id = ${owner} and redemption_id = ${id} order by usage`,
    );
    return { owner, codes };
  });
  // The platform owns the log of reads; users who may see this redemption see this part of it.
  const reads = await systemScope(database).read((tx) =>
    rowsOf(
      tx,
      {
        at: text,
        what: oneOf(['resend', 'link', 'pdf', 'recipient', 'reveal', 'export', 'consult', 'creation']),
        name: nullable(text),
        reason: nullable(text),
        count: number,
      },
      sql`select ${isoTimestamp(sql`c.at`)} as at, c.what, coalesce(k.name, n.name, a.name) as name, case when ${scope.isStaff}::boolean then c.reason end as reason,
          count(*) over ()::int as count
        from code_reads c
        left join credentials k on k.advertiser_id = c.advertiser_id and 'client:' || k.id = c.caller
        left join service_accounts n on 'service:' || n.id = c.caller
        left join accounts a on a.id = c.account_id and k.id is null and n.id is null
        where c.advertiser_id = ${owner} and c.redemption_id = ${id} order by c.id desc limit ${MAX_READS}`,
    ),
  );
  return {
    codes,
    reads: reads.map(({ at, what, name, reason }) => ({ at, what, name, reason })),
    read_count: reads[0]?.count ?? 0,
  };
}
