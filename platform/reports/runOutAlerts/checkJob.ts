import { sql } from 'drizzle-orm';
import { addDays, type Day } from '../../../schema/foundation/dates/dates.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { HORIZON_DAYS, type RunOut } from '../../../schema/reports/runOut.ts';
import { endAlerts, raiseAlert, stockSubscribers } from '../../advertisers/interface.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { JobHandler } from '../../foundation/jobs/work.ts';
import { queueMail } from '../../foundation/mail/queue.ts';
import { readPeriod } from '../inventoryReport/readPeriod.ts';
import { inventoryRows } from '../inventoryReport/rows.ts';
import { alertDay, FOUND_ROW, rowColumns, rowRunOut } from '../inventoryReport/shape.ts';

const WATCHED_ROW = {
  ...FOUND_ROW,
  alert_id: text,
  organization_id: text,
};
type WatchedRow = RowOf<typeof WATCHED_ROW>;

/**
 * Checks every stock and budget with a lead time, by the days of the operator's zone. One whose day is near is reported once: an alert, and a mail to each member of
 * staff who subscribed. It is reported again only after a refill, which clears `said_at`.
 */
export const runOutAlertChecker =
  ({ staffDomains }: Pick<PlatformConfig, 'staffDomains'>): JobHandler =>
  ({ job, scope, finish }) =>
    finish(async (tx) => {
      await tx.execute(sql`select from run_out_alerts order by id for no key update`);
      await endAlerts(
        tx,
        sql`advertiser_id is null and params ? 'watch' and params->>'watch' not in (select id::text from run_out_alerts)`,
      );
      const { today, rows } = await watchedRows(tx, scope);
      for (const row of rows.filter(({ said_at: saidAt }) => saidAt === null)) {
        const runOut = rowRunOut(row);
        const due = alertDay(today, runOut, row.working_days);
        await endAlerts(tx, sql`advertiser_id is null and params->>'watch' = ${row.alert_id}`);
        if (due !== null && due <= today) await say(tx, row, { runOut, today, jobId: job.id, staffDomains });
      }
    });

async function watchedRows(tx: Queries, scope: Scope): Promise<{ today: Day; rows: WatchedRow[] }> {
  const period = await readPeriod(tx, scope.timezone);
  const rows = await rowsOf(
    tx,
    WATCHED_ROW,
    sql`select ${rowColumns}, a.id::text as alert_id, a.organization_id::text as organization_id
      from (${inventoryRows(scope, period, {})}) f
      join run_out_alerts a on (f.type = 'stock' and a.sku = f.key) or (f.type = 'budget' and a.source_id::text = f.key) order by a.id`,
  );
  return { today: period.today, rows };
}

interface Saying {
  runOut: RunOut;
  today: Day;
  jobId: string;
  staffDomains: readonly string[];
}

async function say(
  tx: Queries,
  row: WatchedRow,
  { runOut, today, jobId, staffDomains }: Saying,
): Promise<void> {
  const { alert_id: watch, organization_id: organizationId, currency } = row;
  const isStock = row.type === 'stock';
  const on = (days: number | null) => addDays(today, days ?? HORIZON_DAYS);
  const query = isStock ? `reward=${encodeURIComponent(row.key)}` : `source=${row.key}`;
  const params = {
    what: isStock ? `${row.caption} (${row.sku})` : `${row.provider_name}`,
    left: isStock ? String(row.total_stock ?? 0) : formatMinor(BigInt(row.budget ?? 0), currency),
    day: on(runOut.expected),
    earliest: on(runOut.earliest),
    latest: on(runOut.latest),
    working_days: String(row.working_days),
    query,
    currency,
  };
  const template = isStock ? 'stock_runs_out' : 'source_budget_runs_out';
  await tx.execute(sql`update run_out_alerts set said_at = guerdon_now() where id = ${watch}`);
  await raiseAlert(tx, {
    organizationId,
    advertiserId: null,
    severity: 'warning',
    type: template,
    params: { ...params, watch },
    relatedUrl: `/reports/inventory?${query}`,
  });
  for (const accountId of await stockSubscribers(tx, staffDomains))
    await queueMail(tx, {
      accountId,
      template,
      params,
      dedupeKey: `${template}:${watch}:${jobId}:${accountId}`,
    });
}
