import { isUnavailable } from '../../foundation/database/connections/availability.ts';
import { analyzeTables, grownTables } from '../../foundation/database/grownTables.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { LeaseLost } from '../../foundation/jobs/lease.ts';
import type { JobHandler, JobWork } from '../../foundation/jobs/work.ts';
import { SealBroken } from '../../foundation/secrets/seal.ts';
import { LedgerRefused } from '../../money/interface.ts';
import { lockPlan } from '../dispatches/accept/planLock.ts';
import { type BatchFacts, type BatchKey, batchFacts } from '../dispatches/batches/batchFacts.ts';
import { finishBatch } from '../dispatches/batches/finishBatch.ts';
import type { EngineTools } from '../providers/engineTools.ts';
import { activateChunk, type ChunkWork, notifyChunk, stopChunk } from './chunks.ts';
import { type OpenOrders, orderChunk } from './orderChunk.ts';
import { ordersUnderWay } from './orderOutside.ts';
import { lineSearch, setAside } from './setAside.ts';

/** Milliseconds after which a job makes room for those of others, and goes on in its turn. */
const TURN_MS = 20_000;

/** Seconds until a batch is taken up again whose provider does not answer, whose promotion is paused, or which a job cancels. */
const PROVIDER_REST = 15;
const PAUSED_REST = 60;
const CANCELED_REST = 5;

type Step =
  | { kind: 'more' | 'finished' }
  | { kind: 'rest'; seconds: number }
  | { kind: 'ask'; facts: BatchFacts; pending: OpenOrders; lines: number[] };

/**
 * Processes a batch chunk by chunk, each in one transaction that the job's lease fences: after a crash, the next worker continues with the
 * same keys. Before each chunk promotion, advertiser and maker are checked again: if one lost its right, the rest is canceled. A line that cannot be
 * processed is identified and set aside. While providers are asked for one chunk, the next is prepared, so that neither they nor the database wait.
 */
export async function workBatch(work: JobWork, batch: BatchKey, tools: EngineTools): Promise<void> {
  const until = performance.now() + TURN_MS;
  const askedLines = new Set<number>();
  const search = lineSearch(work.job.attempt);
  const orders = ordersUnderWay(work, { batch, tools });
  for (;;) {
    const most = search.most();
    let alone: string | undefined;
    try {
      await lookAnew(work);
      const step = await work.scope.write((tx) => chunk(work, { tx, batch, tools, askedLines, most }));
      if (step.kind === 'ask') {
        for (const line of step.lines) askedLines.add(line);
        if (most === 1) alone = step.pending[0]?.line.id;
        await orders.ask(step);
        if (most === 1) await orders.settle();
      } else {
        const wasOpen = orders.isOpen();
        await orders.settle();
        if (step.kind === 'finished') return;
        if (step.kind === 'rest' && !wasOpen) return goOn(work, batch, step.seconds);
      }
    } catch (error) {
      if (most > 1 || isOfAll(error)) throw error;
      work.components.log.error({ err: error, ...batch }, 'a line of a batch fails alone');
      await work.scope.write(async (tx) => {
        await lockPlan(tx, batch);
        const facts = await batchFacts(tx, batch, tools.staffDomains);
        if (!facts?.isWorking) return;
        const doing = { tx, scope: work.scope, batch, facts, tools, log: work.components.log, most };
        await setAside(doing, alone);
        await work.advanced(tx);
      });
    }
    search.worked();
    if (performance.now() > until) {
      await orders.settle();
      return goOn(work, batch, 0);
    }
  }
}

/** Tables that grow with a batch. */
const GROWING = [
  ...['batch_lines', 'code_hashes', 'deliveries', 'ledger_entries', 'ledger_txns', 'order_claims'],
  ...['provider_orders', 'recipient_links', 'recipients', 'redemption_codes', 'redemptions'],
];

/** Analyzes tables that grew since their last analysis, so that the planner knows about a large batch. */
async function lookAnew({ scope }: JobWork): Promise<void> {
  const grown = await scope.read((tx) => grownTables(tx, GROWING));
  if (grown.length > 0) await scope.write((tx) => analyzeTables(tx, grown));
}

/** True if an error concerns the whole batch: lost lease or database, stopped money of the advertiser, or a missing code key. */
const isOfAll = (error: unknown): boolean =>
  [LeaseLost, LedgerRefused, SealBroken].some((kind) => error instanceof kind) || isUnavailable(error);

/** The job that works a batch. */
export const batchWorker =
  (tools: EngineTools): JobHandler =>
  (work) =>
    workBatch(work, work.job.payload as unknown as BatchKey, tools);

async function chunk(
  work: JobWork,
  {
    tx,
    batch,
    tools,
    most,
    askedLines,
  }: Pick<ChunkWork, 'tx' | 'batch' | 'tools' | 'most'> & {
    askedLines: ReadonlySet<number>;
  },
): Promise<Step> {
  await lockPlan(tx, batch);
  const facts = await batchFacts(tx, batch, tools.staffDomains);
  if (!facts?.isWorking) return { kind: 'finished' };
  if (facts.isBeingCanceled) return { kind: 'rest', seconds: CANCELED_REST };
  if (facts.stage === null) {
    if (facts.isSending) return { kind: 'finished' };
    await finishBatch(tx, work.scope, { ...batch, dispatchId: facts.dispatchId });
    return { kind: 'finished' };
  }
  const doing = { tx, scope: work.scope, batch, facts, tools, log: work.components.log, most };
  if (facts.stop) await stopChunk(doing);
  else if (facts.waits) return { kind: 'rest', seconds: PAUSED_REST };
  else if (facts.stage === 'activate') await activateChunk(doing);
  else if (facts.stage === 'notify') await notifyChunk(doing);
  else {
    const { pending, lines, isIdle } = await orderChunk(doing, askedLines);
    // While providers are slow, recipients with a reward are notified; not while a failing line of this stage is being isolated.
    if (isIdle && (most === 1 || (await notifyChunk(doing)) === 0))
      return { kind: 'rest', seconds: PROVIDER_REST };
    if (pending.length > 0) return { kind: 'ask', facts, pending, lines };
  }
  await work.advanced(tx);
  return { kind: 'more' };
}

/** Ends this job and queues the next one about the same batch. */
function goOn({ finish }: JobWork, batch: BatchKey, seconds: number): Promise<void> {
  return finish((tx) =>
    enqueue(tx, {
      kind: 'batchWork',
      payload: { ...batch },
      advertiserId: batch.advertiserId,
      ...(seconds > 0 ? { runAt: new Date(Date.now() + seconds * 1000) } : {}),
    }),
  );
}
