import type { FileTask } from './fileWorker.ts';
import type { ReadFile } from './readFile.ts';

type Answer<Task extends FileTask> = Task extends { kind: 'read' } ? ReadFile : string;

/** Reads or writes a file in a separate worker, which then ends. */
export function runFileTask<Task extends FileTask>(task: Task): Promise<Answer<Task>> {
  const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Answer<Task>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer<Task>>) => resolve(data);
    worker.onerror = () => reject(new Error('The file could not be read.'));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
