import { catalogueFileCommands } from '../catalog/catalogueFile/readFile.ts';
import type { FileAnswer, FileCall } from '../foundation/fileWorker/startFileWorker.ts';
import { loadPhoneReader } from '../fulfillment/desk/worker/phoneMetadata.ts';
import { type RecipientCommands, recipientCommands } from '../fulfillment/desk/worker/recipientCommands.ts';

// One worker for files of recipients and of the catalog: both need the same large libraries.

type Run = (...given: readonly unknown[]) => unknown;

let opened: Promise<RecipientCommands> | null = null;

/** The desk; a failed load of the phone metadata is tried again by the next command. */
function openedDesk(): Promise<RecipientCommands> {
  opened ??= loadPhoneReader()
    .then(recipientCommands)
    .catch((error: unknown) => {
      opened = null;
      throw error;
    });
  return opened;
}

// Ten thousand recipients or fifty thousand rewards take a second or two; in a worker, the page stays responsive.
self.onmessage = async ({ data: { id, command, args } }: MessageEvent<FileCall>) => {
  try {
    const commands = command in catalogueFileCommands ? catalogueFileCommands : await openedDesk();
    const answer = await (commands as Record<string, Run>)[command]?.(...args);
    self.postMessage({ id, answer } satisfies FileAnswer);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies FileAnswer);
  }
};
