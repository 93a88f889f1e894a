import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieCipher } from '../cookieCipher.ts';

/** Data that the callback needs to complete a sign-in. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

const LIFETIME_SECONDS = 30 * 60;
/** Maximum open attempts per browser, one per tab; older ones are leftovers. */
const MAX_ATTEMPTS = 6;

/** Keeps every attempt in a cookie named by its state, so that tabs do not interfere with each other. */
export function signInAttempts({ publicUrl, sessionKey }: { publicUrl: string; sessionKey: string }) {
  const secure = publicUrl.startsWith('https:');
  const prefix = `${secure ? '__Host-' : ''}guerdon-sign-in-`;
  const cipher = cookieCipher(sessionKey, 'sign-in');
  const nameOf = (state: string) => prefix + state.replace(/[^\w-]/g, '').slice(0, 12);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    start(request: FastifyRequest, reply: FastifyReply, attempt: SignInAttempt): void {
      const old = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      if (old.length >= MAX_ATTEMPTS) for (const name of old) reply.clearCookie(name, attributes);
      const value = cipher.encrypt(attempt);
      reply.setCookie(nameOf(attempt.state), value, { ...attributes, maxAge: LIFETIME_SECONDS });
    },
    /** The attempt of this state, whose cookie is cleared; null when this browser did not start it or it took too long. */
    finish(request: FastifyRequest, reply: FastifyReply, state: string): SignInAttempt | null {
      const name = nameOf(state);
      const text = request.cookies[name];
      if (!text) return null;
      reply.clearCookie(name, attributes);
      const attempt = cipher.decrypt(text) as SignInAttempt | null;
      const oldest = Date.now() - LIFETIME_SECONDS * 1000;
      return attempt && attempt.state === state && attempt.startedAt > oldest ? attempt : null;
    },
  };
}
