// Whom a transaction works for: a request whose caller waits for the answer.
import { AsyncLocalStorage } from 'node:async_hooks';

/** Work for a waiting caller. Once it is canceled, none of its transactions commits. */
export interface Work {
  signal: AbortSignal;
  /** Ends the work: running statements are canceled, and further ones refused. */
  cancel(): void;
  /** Resolves when no commit is under way, or after `milliseconds`. */
  commitsSettled(milliseconds: number): Promise<void> | null;
  /** Tells that a commit is under way until `commit` is settled. */
  committing(commit: Promise<unknown>): void;
}

const works = new AsyncLocalStorage<Work>();

/** The work that the running code belongs to; undefined for jobs, commands and tests. */
export const currentWork = (): Work | undefined => works.getStore();

/** Runs `run` as part of `work`: every transaction that begins inside ends with it. */
export const runWork = <T>(work: Work, run: () => T): T => works.run(work, run);

/** Runs `run` outside of any work, for effects that others wait for too, such as listeners of a commit. */
export const outsideWork = <T>(run: () => T): T => works.exit(run);

/** Opens work that ends by `cancel`, or with `parent`. */
export function openWork(parent?: Work): Work {
  const controller = new AbortController();
  const commits = new Set<Promise<unknown>>();
  return {
    signal: parent ? AbortSignal.any([controller.signal, parent.signal]) : controller.signal,
    cancel: () => controller.abort(),
    commitsSettled(milliseconds) {
      if (commits.size === 0) return null;
      const limit = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
      return Promise.race([Promise.allSettled(commits), limit]).then(() => undefined);
    },
    committing(commit) {
      parent?.committing(commit);
      commits.add(commit);
      const settled = () => void commits.delete(commit);
      commit.then(settled, settled);
    },
  };
}

/** The code of a statement that the server canceled: the same request may succeed later. */
const QUERY_CANCELED = '57014';

/** The transaction was rolled back because its caller no longer waits for it. */
export class WorkCanceled extends Error {
  readonly code = QUERY_CANCELED;

  constructor(cause?: unknown) {
    super('Nobody waits for this work any more', { cause });
  }
}
