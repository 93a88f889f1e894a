import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider of codes over HTTP, as one that keeps its word: the same key is the same order. */
export interface ProviderStub {
  url: string;
  /** The code returned for each key. */
  given: Map<string, string>;
  /** Calls that came. */
  calls(): number;
  /** Leaves all requests unanswered until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** Starts one that answers after so many milliseconds at most; now and then it fails, or hangs up after it took the order. */
export async function startProviderStub({ slowest = 20, failures = 0 } = {}): Promise<ProviderStub> {
  const codesByKey = new Map<string, string>();
  let calls = 0;
  let gate = Promise.resolve();
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      if (!codesByKey.has(key)) codesByKey.set(key, `STUB-${String(codesByKey.size + 1).padStart(8, '0')}`);
      setTimeout(async () => {
        await gate;
        const draw = Math.random();
        if (draw < failures / 2) return void response.destroy();
        if (draw < failures) return void response.writeHead(503).end();
        response.writeHead(200, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            reference: key,
            cancelable: true,
            codes: [{ usage: 'primary', value: codesByKey.get(key) }],
          }),
        );
      }, Math.random() * slowest);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given: codesByKey,
    calls: () => calls,
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
