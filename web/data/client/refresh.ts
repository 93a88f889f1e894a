import { slice } from '../../browser/appState.ts';
import { recall, remember } from '../../browser/storage.ts';

const LOCK = 'guerdon-refresh';
const running = slice<Promise<boolean> | null>(() => null);

/**
 * Renews the session: one request however many calls wait, in this tab (one promise) and across tabs (a Web Lock). A tab that got
 * the lock after another one renewed the session since `failedAt` (milliseconds) does not ask again. False: the session is over.
 */
export function refreshSession(failedAt: number): Promise<boolean> {
  const under = running.read();
  if (under) return under;
  const renewal = acrossTabs(failedAt).finally(() => running.write(null));
  running.write(renewal);
  return renewal;
}

function acrossTabs(failedAt: number): Promise<boolean> {
  const renew = async (): Promise<boolean> => {
    if ((recall<number>('refreshed') ?? 0) > failedAt) return true;
    const renewed = await askGateway();
    if (renewed) remember('refreshed', Date.now());
    return renewed;
  };
  // Only secure places (https, localhost) have locks.
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request(LOCK, renew) : renew();
}

async function askGateway(): Promise<boolean> {
  const answer = await fetch('/auth/refresh', { method: 'POST', headers: { 'x-guerdon-client': 'web' } });
  if (answer.status === 401) return false;
  if (!answer.ok) throw new Error(`The session could not be renewed (${answer.status})`);
  return true;
}
