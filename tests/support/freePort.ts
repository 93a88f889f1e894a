import { createServer } from 'node:net';

// Below what systems give to outgoing connections, so that none of these takes a port before its server does.
const FIRST = 20_000;
const LAST = 32_000;

/** Workers of a run beside each other have a share of the ports each: what one was told is free, no other takes meanwhile. */
const SHARES = 4;
const share = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % SHARES;
const size = (LAST - FIRST) / SHARES;
const told = new Set<number>();

/** A TCP port of loopback that was free a moment ago, and that this process was not told of before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + share * size + Math.floor(Math.random() * size);
    if (!told.has(port) && (await isFree(port))) {
      told.add(port);
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
