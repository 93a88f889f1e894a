import type { Upstream } from '../rest/upstream.ts';

/** Milliseconds that the platform has to say whether it is ready. */
const TIMEOUT_MS = 1000;

/** What the gateway knows of the platform's readiness. */
export interface PlatformProbe {
  /** Whether the platform is ready now. Concurrent callers share one request. */
  isReady(): Promise<boolean>;
  /** Whether the platform has started: it answered this gateway before, or does so now. A later outage changes nothing. */
  hasStarted(): Promise<boolean>;
}

export function platformProbe(upstream: Upstream): PlatformProbe {
  let pending: Promise<number> | null = null;
  let hasAnswered = false;
  const probe = () => {
    pending ??= statusOf(upstream).finally(() => {
      pending = null;
    });
    return pending;
  };
  return {
    async isReady() {
      const isReady = (await probe()) === 200;
      hasAnswered ||= isReady;
      return isReady;
    },
    async hasStarted() {
      if (hasAnswered) return true;
      const status = await probe();
      // A proxy without a platform behind it answers 502 or 503.
      hasAnswered = status > 0 && status < 500;
      return hasAnswered;
    },
  };
}

/** The status of its probe; 0 if it does not answer. */
async function statusOf(upstream: Upstream): Promise<number> {
  try {
    const { statusCode, body } = await upstream.request({
      path: '/readyz',
      method: 'GET',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body.dump();
    return statusCode;
  } catch {
    return 0;
  }
}
