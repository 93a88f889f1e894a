import type { JobHandler } from '../jobs/work.ts';
import { reconcile } from './reconcile.ts';

/** Every hour: recounts the books, stops what does not tie, and logs it. */
export const reconcileBooks: JobHandler = async ({ scope, components }) => {
  const { findings, frozen } = await reconcile(scope);
  for (const finding of findings) components.log.error({ finding, frozen }, 'the books do not tie');
};
