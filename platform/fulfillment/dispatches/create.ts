import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { NewDispatch } from '../../../schema/fulfillment/dispatches.ts';
import { DISPATCH_KINDS } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { type ChangeKey, runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import type { CopiedPictures } from '../../foundation/media/copiedPictures.ts';
import type { UploadedFiles } from '../../foundation/media/uploadedFiles.ts';
import { pauseBetween } from '../../foundation/memory/pauseBetween.ts';
import { announcedQuotaAlerts, effectsOf } from '../../money/interface.ts';
import type { LinkBox } from '../recipients/linkBox.ts';
import { acceptDispatch } from './accept/accept.ts';
import { checkSize } from './accept/checks/orderChecks.ts';
import { shownWarnings } from './accept/checks/rowWarningShape.ts';
import { withFreshSources } from './accept/lateSources.ts';
import { withCopies, withPictures } from './accept/linePictures.ts';
import { quantityLines } from './accept/quantityLines.ts';
import type { ReadRecipients } from './accept/recipientLines.ts';
import { offeredRewards } from './accept/sources.ts';
import { announcedDone } from './batches/announcedDone.ts';
import type { AcceptedDispatch, DispatchOrder, ReportProgress } from './contract.ts';
import { costJson } from './cost.ts';
import { checkRunning, promotionFacts } from './facts.ts';
import { type ReadFiles, readFiles, requestedRecipients } from './requestFiles.ts';
import type { AcceptedDispatchJson } from './shape.ts';
import { dispatchById } from './store.ts';

/** Tools of `createDispatch`; `mostLines` is the maximum number of lines that the database accepts at once. */
export interface DispatchTools {
  box: LinkBox;
  files: UploadedFiles;
  pictures: CopiedPictures;
  mostLines: number;
}

/** The request to create a dispatch. */
export interface DispatchRequest {
  promotionId: string;
  body: NewDispatch;
  key: string;
}

/** The idempotency key of a request and its body, without the expected total. */
export function keyOf(scope: Scope, { promotionId, body, key }: DispatchRequest): ChangeKey {
  const { expectedTotal: _, ...ordered } = body;
  return {
    key,
    body: { createDispatch: ordered, promotionId },
    advertiserId: async (tx: Queries) =>
      (await promotionFacts(tx, scope, { promotionId, isLocked: false })).advertiserId,
  };
}

/**
 * Sends, downloads or activates rewards of a promotion, at most once per key. A dry run does the same and rolls back; it returns the cost and the
 * remaining stock. Files are deleted once their dispatch is accepted. `progress` receives each stage and its line count.
 */
export async function createDispatch(
  scope: Scope,
  request: DispatchRequest,
  tools: DispatchTools & { progress?: ReportProgress },
): Promise<AcceptedDispatchJson> {
  const { body } = request;
  checkParts(body);
  const keyed = keyOf(scope, request);
  await tools.progress?.({ stage: 'reading', linesDone: 0, lines: null });
  // Files are read before the transaction, which would keep the database waiting. A repeated request gets its answer even if they are gone.
  const files = await readFiles(scope, body, tools.files);
  const accept = async (change: Change) => {
    // The size is checked before lines exist: many rewards of many lines each would exceed the memory of the process.
    checkSize(scope, quantityOf(body), tools.mostLines);
    const { order, ...notes } = await orderOf(change, request, files);
    const accepted = await acceptDispatch(change, order, tools);
    const dispatch = scope.isDryRun ? null : await dispatchById(change.tx, scope, accepted.dispatchId);
    const { advertiserId } = order;
    const mails = [
      ...(await announcedQuotaAlerts(change.tx, { scope, advertiserId })),
      ...(await announcedDone(change.tx, { dispatchIds: [accepted.dispatchId], isTried: scope.isDryRun })),
    ];
    return answerOf(accepted, {
      dispatch,
      warnings: notes.warnings,
      row_warnings: shownWarnings(notes.rowWarnings, scope),
      effects: await effectsOf(change, { mails }),
    });
  };
  const answer = await withPictures(scope, tools.pictures, () =>
    withFreshSources(() => runChange({ scope, keyed }, accept)),
  );
  if (!scope.isDryRun) await tools.files.forget([...files.recipients.keys(), ...files.codes.keys()]);
  return answer;
}

/** Lines of all quantities together; 0 where recipients are listed. */
export const quantityOf = ({ quantities }: Pick<NewDispatch, 'quantities'>): number =>
  quantities.reduce((total, { quantity }) => total + quantity, 0);

/** @throws Refusal of parts that do not belong to the kind, or are missing: file_id or quantities required, unknown */
export function checkParts({ kind, fileId, rows, quantities, includePdf, reminderDays }: NewDispatch): void {
  const { rows: needs, what } = DISPATCH_KINDS[kind];
  if (needs === 'recipients') {
    if (fileId === null && rows === null) throw invalidField('file_id', 'required');
    if (fileId !== null && rows !== null) throw invalidField('rows', 'unknown');
    if (quantities.length > 0) throw invalidField('quantities', 'unknown');
  } else {
    if (fileId !== null) throw invalidField('file_id', 'unknown');
    if (rows !== null) throw invalidField('rows', 'unknown');
    if (reminderDays.length > 0) throw invalidField('reminder_days', 'unknown');
  }
  if (includePdf && (what !== 'codes' || needs !== 'none')) throw invalidField('include_pdf', 'unknown');
}

/** The requested lines. They include rewards that are not live, so that each of these SKUs is refused separately. */
async function orderOf(
  { tx, scope }: Change,
  { promotionId, body }: DispatchRequest,
  files: ReadFiles,
): Promise<{ order: DispatchOrder } & Pick<ReadRecipients, 'warnings' | 'rowWarnings'>> {
  const { kind } = body;
  const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: false });
  checkRunning(scope, promotion, kind);
  const rewards = await offeredRewards(tx, promotionId, null);
  const read =
    DISPATCH_KINDS[kind].rows === 'recipients'
      ? await pauseBetween(requestedRecipients(body, { promotion, rewards, files }))
      : {
          ...(await pauseBetween(quantityLines({ kind, request: body, rewards, codes: files.codes }))),
          sentRows: new Map(),
          contentHash: null,
          rowWarnings: [],
        };
  return {
    warnings: read.warnings,
    rowWarnings: read.rowWarnings,
    order: {
      advertiserId: promotion.advertiserId,
      promotionId,
      kind,
      usage: DISPATCH_KINDS[kind].usage,
      lines: await withCopies(tx, { advertiserId: promotion.advertiserId, lines: read.lines }),
      sentRows: read.sentRows,
      options: body,
      orderPrefix: body.orderId,
      contentHash: read.contentHash,
      fileName: body.fileName,
    },
  };
}

function answerOf(
  { outcomes, cost }: AcceptedDispatch,
  rest: Pick<AcceptedDispatchJson, 'dispatch' | 'warnings' | 'row_warnings' | 'effects'>,
): AcceptedDispatchJson {
  const { currency } = cost;
  const money = (amount: bigint) => formatMinor(amount, currency);
  return {
    ...rest,
    outcomes: outcomes.map((one) => ({
      sku: one.sku,
      status: one.status,
      line_count: one.lineCount,
      currency,
      code: one.code,
      message: one.message,
      batch_id: rest.dispatch === null ? null : one.batchId,
      charge: one.status === 'accepted' ? money(one.charge) : null,
    })),
    cost: costJson(cost),
  };
}
