import { connect, type Socket } from 'node:net';

/** A slow client's request: its head, after which a body follows byte by byte. */
export type SlowRequest = 'token' | 'upload' | 'graph' | 'headers';

/** One request that never ends. */
export interface SlowClient {
  /** The response before the disconnection; empty if there was none. */
  answer: string;
  /** Milliseconds for which it was borne; null while it still is. */
  bornFor: number | null;
}

/** Clients that say one byte every few seconds, each on a connection of its own, and come again when they are hung up on. */
export interface SlowClients {
  /** One for each request so far. */
  requests: SlowClient[];
  /** Those borne at this moment. */
  open(): number;
  stop(): void;
}

const HEADS: Record<SlowRequest, string> = {
  token:
    'POST /oidc/token HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 900\r\n',
  upload: `PUT /media/uploads/made-up.${'x'.repeat(43)} HTTP/1.1\r\ncontent-type: image/png\r\ncontent-length: 900\r\n`,
  graph: 'POST /graphql HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 900\r\n',
  headers: 'GET /oidc/auth HTTP/1.1\r\nx-slow: ',
};

/** Starts `count` of them, from the named addresses of this machine, alternating their requests. */
export function startSlowClients(
  url: string,
  {
    count,
    addresses,
    requests: kinds,
    everyMs = 3000,
  }: {
    count: number;
    addresses: number;
    requests: readonly SlowRequest[];
    everyMs?: number;
  },
): SlowClients {
  const port = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const requests: SlowClient[] = [];
  let isStopped = false;

  function start(place: number): void {
    if (isStopped) return;
    const kind = kinds[place % kinds.length] ?? 'token';
    const client: SlowClient = { answer: '', bornFor: null };
    requests.push(client);
    const began = performance.now();
    const localAddress = `127.0.0.${2 + (place % addresses)}`;
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    sockets.add(socket);
    let drip: ReturnType<typeof setInterval> | undefined;
    socket.on('connect', () => {
      socket.write(HEADS[kind] + (kind === 'headers' ? '' : 'host: localhost\r\n\r\n'));
      drip = setInterval(() => socket.write('a'), everyMs);
    });
    socket.on('data', (chunk) => {
      client.answer += String(chunk);
    });
    socket.on('error', () => undefined); // hung up on while it was saying something
    socket.on('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
      client.bornFor = performance.now() - began;
      // Not at once: one that is refused unread would otherwise ask as fast as it can, and be no slow client.
      setTimeout(() => start(place), everyMs).unref();
    });
  }

  for (let place = 0; place < count; place++) start(place);
  return {
    requests,
    open: () => requests.filter(({ bornFor }) => bornFor === null).length,
    stop() {
      isStopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
