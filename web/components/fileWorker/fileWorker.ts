import { type FileCommands, fileCommands } from './fileCommands.ts';

/** A command to the worker. */
export interface FileCall {
  id: number;
  command: keyof FileCommands;
  args: readonly unknown[];
}

/** Its result, or its error. */
export type FileAnswer = { id: number; answer: unknown } | { id: number; error: string };

const commands = fileCommands();

// Ten thousand recipients or fifty thousand rewards take a second or two; in a worker, the page stays responsive.
self.onmessage = ({ data: { id, command, args } }: MessageEvent<FileCall>) => {
  try {
    const answer = (commands[command] as (...given: readonly unknown[]) => unknown)(...args);
    self.postMessage({ id, answer } satisfies FileAnswer);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies FileAnswer);
  }
};
