// The browser's session: tokens in an encrypted cookie that no script can read, opened once and remembered.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clearChunks, readChunks, writeChunks } from './cookieChunks.ts';
import { sealOf } from './seal.ts';

/** Times in milliseconds since 1970. */
export interface StoredSession {
  accessToken: string;
  expiresAt: number;
  subject: string;
  refreshToken: string | null;
  idToken: string | null;
  /** However often it is refreshed, the session ends here. */
  endsAt: number;
}

export interface SessionCookie {
  name: string;
  /** The session a request bears, expired access token or not; null without, forged, or ended. */
  read(request: FastifyRequest): StoredSession | null;
  write(request: FastifyRequest, reply: FastifyReply, session: StoredSession): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

const REMEMBERED = 1_000;

/** The session cookie of this public address: `__Host-guerdon` on https, `guerdon` on http. */
export function sessionCookie({
  publicUrl,
  sessionKey,
}: {
  publicUrl: string;
  sessionKey: string;
}): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-guerdon' : 'guerdon';
  const seal = sealOf(sessionKey, 'session');
  const opened = new LRUCache<string, { session: StoredSession | null }>({ max: REMEMBERED });

  const open = (text: string): StoredSession | null => {
    const known = opened.get(text);
    if (known) return known.session;
    const session = seal.open(text) as StoredSession | null;
    opened.set(text, { session });
    return session;
  };

  return {
    name,
    read(request) {
      const text = readChunks(request.cookies, name);
      const session = text === null ? null : open(text);
      return session && session.endsAt > Date.now() ? session : null;
    },
    write(request, reply, session) {
      const maxAge = Math.max(1, Math.floor((session.endsAt - Date.now()) / 1000));
      writeChunks(request, reply, { name, value: seal.close(session), secure, maxAge });
    },
    clear: (request, reply) => clearChunks(request, reply, { name, secure }),
  };
}
