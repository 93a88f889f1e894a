import { connect } from 'node:net';

/** What came back on one connection. */
export interface RawAnswer {
  /** Every status received, in order; none if the connection was closed without a response. */
  statuses: number[];
  text: string;
  /** Whether the other end closed within the given time. */
  isEnded: boolean;
}

/** Sends bytes as they are and reads until the other end closes, for `ms` at most. */
export function sendRaw(url: string, bytes: Buffer, ms: number): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    let isEnded = true;
    const timer = setTimeout(() => {
      isEnded = false;
      socket.destroy();
    }, ms);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined); // hung up on while it sends
    socket.once('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, text, isEnded });
    });
    socket.write(bytes);
  });
}
