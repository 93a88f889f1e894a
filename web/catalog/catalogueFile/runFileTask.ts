import { type ClientOf, startFileWorker } from '../../foundation/fileWorker/startFileWorker.ts';
import type { CatalogueFileCommands } from './readFile.ts';

/** Reads or writes a file in a separate worker, which then ends. */
export function runFileTask<Answer>(
  task: (worker: ClientOf<CatalogueFileCommands>) => Promise<Answer>,
): Promise<Answer> {
  const worker = startFileWorker<CatalogueFileCommands>(['readFile', 'writeRefused']);
  return task(worker).finally(worker.close);
}
