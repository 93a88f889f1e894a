import { sql } from 'drizzle-orm';
import { DISPATCH_STATES } from '../../../schema/foundation/transitions.ts';
import { MAX_PDFS } from '../../../schema/fulfillment/dispatches.ts';
import type { ExtractKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isoTimestamp, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, nullable, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { readReason } from '../codes/readReason.ts';
import { batchesOf } from './contents.ts';
import { extractedPages } from './pages.ts';
import type { ExtractJson } from './shape.ts';

/** Seconds in which a file that was asked for can be opened. */
export const TICKET_SECONDS = 60;

/** The request for a file: of a dispatch, or of a batch at most once per key. */
export interface ExtractRequest {
  of: { dispatchId: string } | { batchId: string };
  kind: ExtractKind;
  /** Null for the setting of the dispatch. */
  includePdf: boolean | null;
  /** Why they are read; null if the caller gives no reason. */
  reason: string | null;
  key?: string;
}

/**
 * Prepares a file of links or codes for one read by the same caller. The response stored for a key contains no ticket: the ticket is derived
 * again from the file's id.
 * @throws Refusal missing_ability, reason required, not_released, nothing_to_extract, too_many_pdfs
 */
export async function createExtract(
  scope: Scope,
  { of, kind, includePdf, reason, key }: ExtractRequest,
  { box }: { box: Pick<CodeBox, 'ticket'> },
): Promise<ExtractJson> {
  const logged = reasonOf(scope, reason);
  const keyed = key === undefined ? undefined : keyOf(scope, { of, kind, includePdf, key });
  const extract = await runChange({ scope, keyed }, async (change) => {
    const { tx } = change;
    const owner = await extracted(tx, scope, of);
    if (owner.state === 'held') throw refused(scope, 'not_released');
    const hasPdf = kind === 'codes' && (includePdf ?? owner.includePdf);
    await checkContents(change, { ...owner, kind, hasPdf });
    return insertExtract(change, { ...owner, kind, hasPdf, reason: logged }, box);
  });
  const { token } = box.ticket(extract.id);
  return { ...extract, ticket: token, url: `/api/extracts/${extract.id}/file?ticket=${token}` };
}

const EXTRACTED_ROW = {
  advertiserId: text,
  dispatchId: text,
  batchId: nullable(text),
  state: oneOf(DISPATCH_STATES),
  includePdf: boolean,
};
type Extracted = RowOf<typeof EXTRACTED_ROW>;

/** Each kind of file shows codes, or opens recipients' pages that do: the rules of a single link hold for it (RED-34). */
function reasonOf(scope: Scope, reason: string | null): string | null {
  const ability = 'editRedemptions';
  if (!scope.abilities.has(ability)) throw refused(scope, 'missing_ability', { ability });
  return readReason(scope, reason);
}

function keyOf(
  scope: Scope,
  { of, kind, includePdf, key }: Omit<ExtractRequest, 'reason'> & { key: string },
) {
  return {
    key,
    body: { extract: kind, of, includePdf },
    advertiserId: async (tx: Queries) => (await extracted(tx, scope, of)).advertiserId,
  };
}

/** The dispatch of a file, and its batch where it is of one alone; not found where the caller may not see it. */
async function extracted(tx: Queries, scope: Scope, of: ExtractRequest['of']): Promise<Extracted> {
  const [row] = await rowsOf(
    tx,
    EXTRACTED_ROW,
    'batchId' in of
      ? sql`select d.advertiser_id::text as "advertiserId", d.id::text as "dispatchId", b.id::text as "batchId", d.state, d.include_pdf as "includePdf"
          from batches b join dispatches d on d.advertiser_id = b.advertiser_id and d.id = b.dispatch_id
          where b.id = ${of.batchId} and ${isVisibleAdvertiser(scope, sql`b.advertiser_id`)}`
      : sql`select d.advertiser_id::text as "advertiserId", d.id::text as "dispatchId", null as "batchId", d.state, d.include_pdf as "includePdf"
          from dispatches d where d.id = ${of.dispatchId} and ${isVisibleAdvertiser(scope, sql`d.advertiser_id`)}`,
  );
  if (!row) throw notFound();
  return row;
}

type NewExtract = Extracted & { kind: ExtractKind; hasPdf: boolean; reason: string | null };

async function checkContents({ tx, scope }: Change, extract: Omit<NewExtract, 'reason'>): Promise<void> {
  const pages = extractedPages((run) => run(tx), extract);
  const { done: isEmpty } = await pages.next();
  if (isEmpty) throw refused(scope, 'nothing_to_extract');
  if (!extract.hasPdf) return;
  const lines = (await batchesOf(tx, extract)).reduce((sum, { amount }) => sum + amount, 0);
  if (lines > MAX_PDFS) throw refused(scope, 'too_many_pdfs', { most: String(MAX_PDFS) });
}

async function insertExtract(
  change: Change,
  { advertiserId, dispatchId, batchId, kind, hasPdf, reason }: NewExtract,
  box: Pick<CodeBox, 'ticket'>,
): Promise<Omit<ExtractJson, 'url' | 'ticket'>> {
  const { tx, scope } = change;
  const [next] = await rowsOf(tx, { id: text }, sql`select nextval('extracts_id_seq')::text as id`);
  const id = next?.id ?? '';
  const [row] = await rowsOf(
    tx,
    { expiresAt: text },
    sql`insert into extracts (advertiser_id, id, dispatch_id, batch_id, kind, include_pdf, created_by, caller, reason, ticket_hash, ticket_until)
      values (${advertiserId}, ${id}, ${dispatchId}, ${batchId}, ${kind}, ${hasPdf}, ${scope.accountId}, ${scope.caller}, ${reason}, ${box.ticket(id).hash},
        now() + make_interval(secs => ${TICKET_SECONDS}))
      returning ${isoTimestamp(sql`ticket_until`)} as "expiresAt"`,
  );
  await change.record({
    noun: 'extracts',
    nounId: id,
    action: 'created',
    advertiserId,
    after: { dispatchId, batchId, kind, includePdf: hasPdf },
  });
  return { id, kind, include_pdf: hasPdf, expires_at: row?.expiresAt ?? '' };
}
