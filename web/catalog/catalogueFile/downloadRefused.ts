import type { RefusedFileRow } from './readFile.ts';
import { runFileTask } from './runFileTask.ts';

/** Downloads refused lines as a file that can be corrected and imported again. */
export async function downloadRefused(
  columns: readonly string[],
  rows: readonly RefusedFileRow[],
): Promise<void> {
  const text = await runFileTask((worker) => worker.writeRefused(columns, rows));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = 'catalogue-refused.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
