// A proxy as docs/production.md describes it: TLS in front, upstreams in turn, and the headers that its configuration sets.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as ask, createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

export interface TlsProxy {
  port: number;
  close(): Promise<void>;
}

/** Creates its own certificate for localhost; returns the paths. */
export function localCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const certificateArgs = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  execFileSync('openssl', [...certificateArgs, ...subject], { stdio: 'ignore' });
  return { key, certificate };
}

/**
 * Listens on a free port and passes requests on to the ports in turn; one that refuses the connection is passed over. `headers` are set as nginx does,
 * with `$host` and `$remote_addr` filled in.
 */
export async function startProxy(
  ports: () => readonly number[],
  {
    headers = {},
    tls,
    port = 0,
  }: { headers?: Record<string, string>; tls?: { key: string; certificate: string }; port?: number } = {},
): Promise<TlsProxy> {
  let turn = 0;
  const listener: RequestListener = async (incoming, outgoing) => {
    // Buffered before it is passed on, as in nginx, so that another upstream can be tried.
    const body = await buffer(incoming);
    const variables: Record<string, string> = {
      $host: incoming.headers.host ?? '',
      $remote_addr: incoming.socket.remoteAddress ?? '',
    };
    const set = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), variables[value] ?? value]),
    );
    const all = ports();
    turn += 1;
    const pass = (left: number) => {
      const upstream = ask(
        {
          host: '127.0.0.1',
          port: all[(turn + left) % all.length],
          path: incoming.url,
          method: incoming.method,
          headers: { ...incoming.headers, ...set },
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
          answer.pipe(outgoing);
        },
      );
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) pass(left - 1);
        else if (!outgoing.headersSent) outgoing.writeHead(502).end();
      });
      upstream.end(body);
    };
    pass(all.length);
  };
  const server: Server = tls
    ? createSecure({ key: readFileSync(tls.key), cert: readFileSync(tls.certificate) }, listener)
    : createPlain(listener);
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}
