import { sql } from 'drizzle-orm';
import { formatMinor, parseMoney } from '../../../../schema/foundation/money/money.ts';
import type { SourceBudgetDraft } from '../../../../schema/reports/inventoryReport.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { nullable, number, type RowOf, rowCountOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { invalidField, notFound, stale } from '../../../foundation/http/refusals/refusal.ts';
import { readRow } from '../readRow.ts';
import { carriedRow, type SavedRowJson } from '../shape.ts';

/**
 * Says what a budget holds now, as its provider shows it: what is redeemed from now on is taken off it. A budget that was not known begins; one that has its alert
 * behind it is warned of again. `version` is the one last received: 0 where there was none.
 * @throws Refusal provider_id unknown_provider, not_found, stale_version
 */
export function declareBudget(
  scope: Scope,
  draft: SourceBudgetDraft,
  version: number,
): Promise<SavedRowJson> {
  const { providerId, currency } = draft;
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const provider = await rowCountOf(tx, sql`select from providers where id = ${providerId}`);
    if (!provider) throw invalidField('provider_id', 'unknown_provider');
    const declared = parseMoney(draft.budget, currency) ?? 0n;
    const before = await lockSource(tx, draft);
    if (before) await change.checkVersion(before, () => rowOf(change, before.id));
    else if (version !== 0) throw notFound();
    const values = sql`${String(declared)}::bigint, guerdon_now(), ${draft.dashboardUrl}`;
    const [saved] = await rowsOf(
      tx,
      { id: text },
      before
        ? sql`update reward_sources set (declared, declared_at, dashboard_url) = row(${values}), version = version + 1
            where id = ${before.id}::bigint returning id::text as id`
        : sql`insert into reward_sources (provider_id, currency, declared, declared_at, dashboard_url)
            values (${providerId}::bigint, ${currency}, ${values}) on conflict do nothing returning id::text as id`,
    );
    // Two that begin it at once: the second is told of the other's.
    if (!saved) throw stale(await rowOf(change, (await lockSource(tx, draft))?.id ?? ''));
    const { id } = saved;
    await tx.execute(sql`select guerdon_rearm_run_out_alerts('{}', array[${id}::bigint])`);
    await change.record({
      noun: 'reward_sources',
      nounId: id,
      action: before ? 'updated' : 'created',
      advertiserId: null,
      ...(before && {
        before: { budget: formatMinor(BigInt(before.declared), currency), dashboardUrl: before.url },
      }),
      after: { budget: formatMinor(declared, currency), currency, dashboardUrl: draft.dashboardUrl },
    });
    return { row: await rowOf(change, id) };
  });
}

const STORED_SOURCE_ROW = {
  id: text,
  declared: text,
  url: nullable(text),
  version: number,
};
type StoredSource = RowOf<typeof STORED_SOURCE_ROW>;

async function lockSource(
  tx: Queries,
  { providerId, currency }: SourceBudgetDraft,
): Promise<StoredSource | undefined> {
  const [row] = await rowsOf(
    tx,
    STORED_SOURCE_ROW,
    sql`select id::text as id, declared::text as declared, dashboard_url as url, version from reward_sources
      where provider_id = ${providerId} and currency = ${currency} for no key update`,
  );
  return row;
}

const rowOf = async ({ tx, scope }: Change, source: string) =>
  carriedRow.show(scope, await readRow(tx, scope, { source }));
