// Only for tests: a desk without a worker, which still responds asynchronously.
import { readPhone } from '../../schema/foundation/contacts/readPhone.ts';
import { clientOf } from '../foundation/fileWorker/startFileWorker.ts';
import { DESK_COMMANDS, type DeskClient } from '../fulfillment/desk/startDesk.ts';
import { type RecipientCommands, recipientCommands } from '../fulfillment/desk/worker/recipientCommands.ts';

export function localDesk(): DeskClient {
  const desk = recipientCommands(readPhone);
  return clientOf<RecipientCommands>(
    DESK_COMMANDS,
    async (command, args) => {
      const sent = structuredClone(args);
      await Promise.resolve();
      return structuredClone((desk[command] as (...given: readonly unknown[]) => unknown)(...sent));
    },
    () => {},
  );
}
