import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before a read is retried: long enough for a load balancer to switch. */
const PAUSE_MS = 100;

/** Error codes of a connection that was refused or broke before the response was complete. */
const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * A read whose connection broke is asked once more: the process behind it has ended, and another one answers. Answers are not: one that says
 * "overloaded" would only get more to do.
 */
export async function askAgain<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted || !BROKEN.has(codeOf(error))) throw error;
    await pause(PAUSE_MS, undefined, { signal });
    return ask();
  }
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? '';
}
