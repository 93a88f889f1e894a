import type { FileCommands, RecipientCommands } from './fileCommands.ts';
import type { FileAnswer, FileCall } from './fileWorker.ts';

/** Commands with asynchronous results. */
type ClientOf<Commands extends FileCommands | RecipientCommands> = {
  [Command in keyof Commands]: Commands[Command] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
} & { close: () => void };

/** A desk with asynchronous results. */
export type DeskClient = ClientOf<RecipientCommands>;

/** Starts a separate worker, which lives until it is closed. Only the worker has its rows. */
export function startFileWorker(): ClientOf<FileCommands> {
  const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' });
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
  return clientOf(
    (command, args) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        worker.postMessage({ id: calls, command, args } satisfies FileCall);
      }),
    () => worker.terminate(),
  );
}

const COMMANDS = [
  ...(['read', 'begin', 'judge', 'show', 'window', 'set', 'paste', 'add', 'accept', 'drop'] as const),
  ...([
    'assign',
    'choose',
    'corrections',
    'keepOne',
    'next',
    'readSheet',
    'refuse',
    'canonical',
    'rest',
    'sent',
    'example',
    'readFile',
    'writeRefused',
  ] as const),
] satisfies (keyof FileCommands)[];

/** The commands over any transport. */
export function clientOf(
  ask: (command: keyof FileCommands, args: readonly unknown[]) => Promise<unknown>,
  close: () => void,
): ClientOf<FileCommands> {
  const commands = COMMANDS.map((command) => [command, (...args: unknown[]) => ask(command, args)]);
  return { ...Object.fromEntries(commands), close };
}
