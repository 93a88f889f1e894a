import { connect } from 'node:net';
import type { Upstream } from '../rest/upstream.ts';

/** Milliseconds that the platform has to say whether it is ready, and to take or refuse a connection. */
const TIMEOUT_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;

/** The platform's readiness, as the gateway sees it. */
export interface PlatformProbe {
  /** True if the platform is ready now. Concurrent callers share one request. */
  isReady(): Promise<boolean>;
  /** True if the platform has started: it took a connection of this gateway before, or does so now. A later outage changes nothing. */
  hasStarted(): Promise<boolean>;
}

export function platformProbe(upstream: Upstream, platformUrl: string): PlatformProbe {
  let pending: Promise<boolean> | null = null;
  let hasStarted = false;
  return {
    isReady() {
      pending ??= isReady(upstream).finally(() => {
        pending = null;
      });
      return pending;
    },
    async hasStarted() {
      hasStarted ||= !(await refusesConnections(new URL(platformUrl)));
      return hasStarted;
    },
  };
}

async function isReady(upstream: Upstream): Promise<boolean> {
  try {
    const { statusCode, body } = await upstream.request({
      path: '/readyz',
      method: 'GET',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** The platform listens once it has started. One that takes connections and is slow has started, so no time decides. */
function refusesConnections({ hostname, port, protocol }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
      timeout: CONNECT_TIMEOUT_MS,
    });
    const end = (isRefused: boolean) => {
      socket.destroy();
      resolve(isRefused);
    };
    socket.once('connect', () => end(false));
    // A refusal that came while this process was busy is read first.
    socket.once('timeout', () => setImmediate(() => end(false)));
    socket.once('error', () => end(true));
  });
}
