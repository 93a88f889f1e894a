// Only for tests: a desk without a worker, which still responds asynchronously.
import { readPhone } from '../../schema/foundation/contacts/readPhone.ts';
import { fileCommands } from '../foundation/fileWorker/fileCommands.ts';
import { clientOf, type DeskClient } from '../foundation/fileWorker/startFileWorker.ts';

export function localDesk(): DeskClient {
  const desk = fileCommands(readPhone);
  return clientOf(
    async (command, args) => {
      const sent = structuredClone(args);
      await Promise.resolve();
      return structuredClone((desk[command] as (...given: readonly unknown[]) => unknown)(...sent));
    },
    () => {},
  );
}
