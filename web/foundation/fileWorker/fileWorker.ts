import { catalogueCommands, type FileCommands, fileCommands } from './fileCommands.ts';
import { loadPhoneReader } from './phoneMetadata.ts';

/** A command to the worker. */
export interface FileCall {
  id: number;
  command: keyof FileCommands;
  args: readonly unknown[];
}

/** Its result, or its error. */
export type FileAnswer = { id: number; answer: unknown } | { id: number; error: string };

type Run = (...given: readonly unknown[]) => unknown;

let opened: Promise<FileCommands> | null = null;

/** All commands; a failed load of the phone metadata is tried again by the next command. */
function allCommands(): Promise<FileCommands> {
  opened ??= loadPhoneReader()
    .then(fileCommands)
    .catch((error: unknown) => {
      opened = null;
      throw error;
    });
  return opened;
}

// Ten thousand recipients or fifty thousand rewards take a second or two; in a worker, the page stays responsive.
self.onmessage = async ({ data: { id, command, args } }: MessageEvent<FileCall>) => {
  try {
    const commands = command in catalogueCommands ? catalogueCommands : await allCommands();
    const answer = await (commands as Record<string, Run>)[command]?.(...args);
    self.postMessage({ id, answer } satisfies FileAnswer);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies FileAnswer);
  }
};
