// Only for tests: a desk without a worker, which still responds asynchronously.
import { openDesk } from '../components/desk/deskRows.ts';
import { clientOf, type DeskClient } from '../components/desk/startDesk.ts';

export function localDesk(): DeskClient {
  const desk = openDesk();
  return clientOf(
    async (command, args) => {
      const sent = structuredClone(args);
      await Promise.resolve();
      return structuredClone((desk[command] as (...given: readonly unknown[]) => unknown)(...sent));
    },
    () => {},
  );
}
