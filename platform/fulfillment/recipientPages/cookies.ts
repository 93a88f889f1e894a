import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, pathCookieName } from '../../foundation/http/cookieOf.ts';

/** Minutes for which a verified browser stays recognised. */
export const VISIT_MINUTES = 30;

const VISIT = 'recipient_visit';
const COUNTRY = 'recipient_country';

function setCookie(
  reply: FastifyReply,
  cookie: { name: string; value: string; path: string; seconds: number; isSecure: boolean },
): void {
  const { name, value, path, seconds, isSecure } = cookie;
  reply.header(
    'set-cookie',
    `${pathCookieName(name, isSecure)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}

const hashOf = (value: string) => createHash('sha256').update(value).digest();

/** The hash of the browser's visit cookie; null if it has none. */
export function visitHashOf(request: FastifyRequest, isSecure: boolean): Buffer | null {
  const value = cookieOf(request, pathCookieName(VISIT, isSecure));
  return value === null ? null : hashOf(value);
}

/** An unguessable visit token, and its hash; only the hash is stored. */
export function newVisit(): { value: string; hash: Buffer } {
  const value = randomBytes(32).toString('base64url');
  return { value, hash: hashOf(value) };
}

interface CookiePlace {
  path: string;
  isSecure: boolean;
}

export const setVisit = (reply: FastifyReply, value: string, place: CookiePlace): void =>
  setCookie(reply, { name: VISIT, value, seconds: VISIT_MINUTES * 60, ...place });

export const endVisit = (reply: FastifyReply, place: CookiePlace): void =>
  setCookie(reply, { name: VISIT, value: '', seconds: 0, ...place });

/** The country that the recipient chose. */
export function countryOf(request: FastifyRequest, isSecure: boolean): string | null {
  const value = cookieOf(request, pathCookieName(COUNTRY, isSecure));
  return value !== null && /^(?:[A-Z]{2}|other)$/.test(value) ? value : null;
}

export const setCountry = (reply: FastifyReply, value: string, place: CookiePlace): void =>
  setCookie(reply, { name: COUNTRY, value, seconds: 24 * 3600, ...place });
