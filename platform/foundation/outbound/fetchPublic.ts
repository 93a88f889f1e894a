// Requests to addresses that callers name. Every such request goes through here: no other code of the platform may fetch a caller's address.
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';

/** Why an address is not fetched, or its answer not taken. */
export type FetchProblem =
  | 'not_https'
  | 'not_public'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'redirected'
  | 'wrong_status';

/** A caller's address gave no answer that can be used. */
export class FetchFailed extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, cause?: unknown) {
    super(`The address cannot be fetched: ${problem}`, { cause });
    this.problem = problem;
  }
}

export interface FetchLimits {
  /** Maximum bytes of the answer. */
  maxBytes: number;
  /** Milliseconds until the whole answer must be read. */
  timeoutMs: number;
  /** Media types that are asked for. */
  accept: string;
}

/** A request with a body, and the limits of its answer. */
export interface PublicPost {
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Bytes of the answer that are read at most; the rest is left unread. */
  maxBytes: number;
  /** Milliseconds until the status must be there. What has not been read of the answer by then is left unread. */
  timeoutMs: number;
}

/** What an address answered, whatever its status. */
export interface PostAnswer {
  status: number;
  /** Beginning of the answer, at most `maxBytes`. */
  answer: Buffer;
}

/** Sends requests to addresses of the public internet. */
export interface PublicFetch {
  /** The body of an answer with a status 2xx. @throws FetchFailed */
  get(address: string, limits: FetchLimits): Promise<Buffer>;
  /** Posts a body; redirects are answers like others. @throws FetchFailed where there is no answer in time, or the address is none of the public internet */
  post(address: string, request: PublicPost): Promise<PostAnswer>;
  /** Why an address can never be fetched, as far as it can be judged without resolving its name. */
  problemOf(address: string): FetchProblem | null;
  close(): Promise<void>;
}

interface PublicFetchSettings {
  /** In demo mode an address of this machine may be fetched, also without TLS. */
  allowsLocalhost: boolean;
}

/**
 * A client that cannot be led into our own network: HTTPS alone, no redirects, and only addresses of the public internet. The name is resolved when the
 * connection is made and the connection goes to the address that was checked, so a name that changes in between leads nowhere else.
 */
export function publicFetch({ allowsLocalhost }: PublicFetchSettings): PublicFetch {
  const isAllowed = (address: string) =>
    isPublic(address) || (allowsLocalhost && ipaddr.process(address).range() === 'loopback');
  const checkedLookup: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused || addresses.length === 0) return done(new FetchFailed('not_public'), []);
      const [first] = addresses;
      if (options.all || !first) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
  const agent = new Agent({ connect: { lookup: checkedLookup, timeout: 5_000 }, pipelining: 0 });
  return {
    async get(address, { maxBytes, timeoutMs, accept }) {
      const url = checkedUrl(address, { allowsLocalhost, isAllowed });
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { statusCode, body } = await request(url, {
          dispatcher: agent,
          signal,
          headers: { 'user-agent': 'Guerdon', accept },
        });
        if (statusCode < 200 || statusCode >= 300) {
          body.once('error', () => undefined).destroy(); // the rest of the answer is not read
          const isRedirect = statusCode >= 300 && statusCode < 400;
          throw new FetchFailed(isRedirect ? 'redirected' : 'wrong_status');
        }
        return await readWithin(body, maxBytes);
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
    async post(address, { body: sent, headers, maxBytes, timeoutMs }) {
      const url = checkedUrl(address, { allowsLocalhost, isAllowed });
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { statusCode, body } = await request(url, {
          method: 'POST',
          body: sent,
          dispatcher: agent,
          signal,
          headers: { 'user-agent': 'Guerdon', ...headers },
        });
        return { status: statusCode, answer: await beginningOf(body, maxBytes) };
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
    problemOf(address) {
      try {
        checkedUrl(address, { allowsLocalhost, isAllowed });
        return null;
      } catch (error) {
        return error instanceof FetchFailed ? error.problem : 'unreachable';
      }
    },
    close: () => agent.destroy(),
  };
}

/** The address, checked as far as that is possible before its name is resolved. @throws FetchFailed */
function checkedUrl(
  address: string,
  { allowsLocalhost, isAllowed }: { allowsLocalhost: boolean; isAllowed: (address: string) => boolean },
): URL {
  if (!URL.canParse(address)) throw new FetchFailed('unreachable');
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isLocal = host === 'localhost' || (isIP(host) !== 0 && !isPublic(host));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowsLocalhost && isLocal))
    throw new FetchFailed('not_https');
  // A name and password in an address would be sent in clear text to whoever answers there.
  if (url.username !== '' || url.password !== '') throw new FetchFailed('not_public');
  // A connection to a literal address resolves no name.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new FetchFailed('not_public');
  return url;
}

/** True if it is an address of the public internet: not private, loopback, link-local (where clouds serve metadata), multicast or reserved. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

async function readWithin(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw new FetchFailed('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The first bytes of a body, as far as they arrive; the rest is not read. */
async function beginningOf(
  body: AsyncIterable<Buffer> & { destroy(): unknown; on(event: 'error', listener: () => void): unknown },
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  body.on('error', () => undefined);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
  } catch {
    // The status is known: what the receiver did not send in time changes nothing.
  }
  body.destroy();
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function failureOf(error: unknown, signal: AbortSignal): FetchFailed {
  if (error instanceof FetchFailed) return error;
  if (signal.aborted) return new FetchFailed('too_slow', error);
  const { cause } = error as { cause?: unknown };
  return cause instanceof FetchFailed ? cause : new FetchFailed('unreachable', error);
}
