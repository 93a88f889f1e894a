import type { JobHandler } from '../../foundation/jobs/work.ts';
import { reconcile } from './reconcile.ts';

/** Every hour: recounts the books of those that changed, stops what does not tie, and logs it. */
export const changesReconciler: JobHandler = reconciler(true);

/** Every day: the same with all books, changed or not. */
export const booksReconciler: JobHandler = reconciler(false);

function reconciler(onlyChanged: boolean): JobHandler {
  return async ({ scope, components }) => {
    const { findings, frozen } = await reconcile(scope, { onlyChanged });
    for (const finding of findings) components.log.error({ finding, frozen }, 'the books do not tie');
  };
}
