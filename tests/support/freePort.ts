import { createServer } from 'node:net';

// Below the range of outgoing connections, so that none of these takes a port before its server does.
const FIRST = 20_000;
const LAST = 32_000;

/** Parallel workers of a run have separate ranges of ports, so that no other worker takes a port found free. */
const SHARES = 4;
const share = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % SHARES;
const size = (LAST - FIRST) / SHARES;
const issuedPorts = new Set<number>();

/** A TCP port of loopback that was free a moment ago, and that this process has not returned before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + share * size + Math.floor(Math.random() * size);
    if (!issuedPorts.has(port) && (await isFree(port))) {
      issuedPorts.add(port);
      return port;
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
