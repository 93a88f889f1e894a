/** A command to the worker. */
export interface FileCall {
  id: number;
  command: string;
  args: readonly unknown[];
}

/** Its result, or its error. */
export type FileAnswer = { id: number; answer: unknown } | { id: number; error: string };

/** Commands with asynchronous results. */
export type ClientOf<Commands> = {
  [Command in keyof Commands]: Commands[Command] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
} & { close: () => void };

/** Starts a separate worker, which lives until it is closed. Only the worker has the rows of the file. `commands` are those that the caller sends. */
export function startFileWorker<Commands>(
  commands: readonly (keyof Commands & string)[],
): ClientOf<Commands> {
  const worker = new Worker(new URL('../../app/fileWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();
  let calls = 0;
  worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) request?.reject(new Error(data.error));
    else request?.resolve(data.answer);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The rows could not be read.'));
    waiting.clear();
  };
  return clientOf<Commands>(
    commands,
    (command, args) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        worker.postMessage({ id: calls, command, args } satisfies FileCall);
      }),
    () => worker.terminate(),
  );
}

/** The commands over any transport. */
export function clientOf<Commands>(
  commands: readonly (keyof Commands & string)[],
  send: (command: keyof Commands & string, args: readonly unknown[]) => Promise<unknown>,
  close: () => void,
): ClientOf<Commands> {
  const entries = commands.map((command) => [command, (...args: unknown[]) => send(command, args)]);
  return { ...Object.fromEntries(entries), close };
}
