import type { Desk } from './deskRows.ts';
import type { DeskAnswer, DeskCall } from './deskWorker.ts';

/** A desk with asynchronous results. */
export type DeskClient = {
  [Command in keyof Desk]: (...args: Parameters<Desk[Command]>) => Promise<ReturnType<Desk[Command]>>;
} & { close: () => void };

/** Starts a desk in a separate worker, which lives until it is closed. Only the worker has its rows. */
export function startDesk(): DeskClient {
  const worker = new Worker(new URL('./deskWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();
  let calls = 0;
  worker.onmessage = ({ data }: MessageEvent<DeskAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.answer);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The rows could not be read.'));
    waiting.clear();
  };
  return clientOf(
    (command, args) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        worker.postMessage({ id: calls, command, args } satisfies DeskCall);
      }),
    () => worker.terminate(),
  );
}

const COMMANDS = [
  ...(['read', 'begin', 'judge', 'show', 'window', 'set', 'paste', 'add', 'accept', 'drop'] as const),
  ...(['next', 'refuse', 'canonical', 'rest', 'sent', 'example'] as const),
] satisfies (keyof Desk)[];

/** A desk behind any transport of commands. */
export function clientOf(
  ask: (command: keyof Desk, args: readonly unknown[]) => Promise<unknown>,
  close: () => void,
): DeskClient {
  const commands = COMMANDS.map((command) => [command, (...args: unknown[]) => ask(command, args)]);
  return { ...Object.fromEntries(commands), close };
}
