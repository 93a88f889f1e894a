// Bytes that are hardly HTTP.
import fc from 'fast-check';
import { part } from './oddPieces.ts';

/** A head that no parser takes, or that two parsers read differently, and what follows it. */
export const malformed = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'get', 'TRACE', 'CONNECT', 'PRI', 'G\u0000T', '', 'OPTIONS'),
    part('/', '/graphql', '*', '//[', '//'),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP/2.0', 'x', ''),
    fc.array(
      fc.constantFrom(
        'host: a',
        'host: a\r\nhost: b',
        'host:',
        'no colon',
        ': x',
        'content-length: -1',
        'content-length: 1e3',
        'content-length: 5\r\ncontent-length: 6',
        'transfer-encoding: chunked',
        'transfer-encoding: gzip, chunked',
        'transfer-encoding: chunked\r\ncontent-length: 3',
        `x: ${'y'.repeat(20_000)}`,
        'a\u0000b: c',
        'x: a\u0001b',
        ' folded: x',
        'upgrade: websocket\r\nconnection: upgrade',
        'connection: close',
      ),
      { maxLength: 4 },
    ),
    fc.constantFrom(
      '',
      'abc',
      '0\r\n\r\n',
      'zz\r\n',
      '5;x=\u0000\r\nabcde\r\n0\r\n\r\n',
      'fffffffffffffffff\r\n',
    ),
  )
  .map(([method, path, version, lines, body]) =>
    Buffer.from(
      `${[`${method} ${path} ${version}`, ...lines, 'connection: close'].join('\r\n')}\r\n\r\n${body}`,
      'latin1',
    ),
  );
