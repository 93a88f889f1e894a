import { connect, createServer, type Socket } from 'node:net';

/** Faults of a link. */
export type Fault = 'none' | 'down' | 'silent';

/** A link between two processes that can be cut: `down` refuses connections, `silent` accepts data and never answers. */
export interface FaultyLink {
  url: string;
  fault: Fault;
  /** Set to fail only requests whose head matches, for example one path; null for all. */
  only: RegExp | null;
  close(): Promise<void>;
}

/** Puts a link of our own before `target` (an http origin). */
export async function startFaultyLink(target: string): Promise<FaultyLink> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const proxy: FaultyLink = { url: '', fault: 'none', only: null, close: async () => {} };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === client ? upstream : client).destroy();
      });
    }
    client.on('data', (chunk) => {
      const isMeant = !proxy.only || proxy.only.test(chunk.toString('latin1').split('\r\n')[0] ?? '');
      if (proxy.fault === 'down' && isMeant) client.destroy();
      else if (proxy.fault === 'none' || !isMeant) upstream.write(chunk);
    });
    upstream.on('data', (chunk) => client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  proxy.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  proxy.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return proxy;
}
