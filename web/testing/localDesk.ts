// Only for tests: a desk without a worker, which still responds asynchronously.
import { readPhone } from '../../schema/readPhone.ts';
import { fileCommands } from '../components/fileWorker/fileCommands.ts';
import { clientOf, type DeskClient } from '../components/fileWorker/startFileWorker.ts';

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
