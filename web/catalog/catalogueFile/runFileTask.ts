import { startFileWorker } from '../../foundation/fileWorker/startFileWorker.ts';

/** Reads or writes a file in a separate worker, which then ends. */
export function runFileTask<Answer>(
  task: (worker: ReturnType<typeof startFileWorker>) => Promise<Answer>,
): Promise<Answer> {
  const worker = startFileWorker();
  return task(worker).finally(worker.close);
}
