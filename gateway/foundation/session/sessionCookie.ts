import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clearChunks, readChunks, writeChunks } from './cookieChunks.ts';
import { cookieCipher } from './cookieCipher.ts';

/** The content of the session cookie; times in milliseconds since 1970. */
export interface StoredSession {
  /** Identifies this sign-in and survives every refresh; secret. */
  id: string;
  accessToken: string;
  expiresAt: number;
  subject: string;
  refreshToken: string | null;
  idToken: string | null;
  /** When the session ends, regardless of refreshes. */
  endsAt: number;
}

/** The encrypted cookie with the session's tokens, which no script can read. */
export interface SessionCookie {
  name: string;
  /** The session of a request, even with an expired access token; null without a cookie, a forged one, or an ended session. */
  read(request: FastifyRequest): StoredSession | null;
  write(request: FastifyRequest, reply: FastifyReply, session: StoredSession): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** Decrypted cookies kept. */
const MAX_DECRYPTED = 1_000;

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
  const cipher = cookieCipher(sessionKey, 'session');
  const decrypted = new LRUCache<string, { session: StoredSession | null }>({ max: MAX_DECRYPTED });

  const decrypt = (text: string): StoredSession | null => {
    const cached = decrypted.get(text);
    if (cached) return cached.session;
    const session = cipher.decrypt(text) as StoredSession | null;
    decrypted.set(text, { session });
    return session;
  };

  return {
    name,
    read(request) {
      const text = readChunks(request.cookies, name);
      const session = text === null ? null : decrypt(text);
      return session && session.endsAt > Date.now() ? session : null;
    },
    write(request, reply, session) {
      const maxAge = Math.max(1, Math.floor((session.endsAt - Date.now()) / 1000));
      writeChunks(request, reply, { name, value: cipher.encrypt(session), secure, maxAge });
    },
    clear: (request, reply) => clearChunks(request, reply, { name, secure }),
  };
}
