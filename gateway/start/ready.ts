import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the address answers 200; retries without limit, because the first start creates the demo data. */
export async function whenReady(address: string): Promise<void> {
  while (!(await isReady(address))) await pause(200);
}

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
