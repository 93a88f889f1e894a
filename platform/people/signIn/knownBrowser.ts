// Browsers in which a login has signed in before. Their attempts are counted for themselves, so that neither failures of an office's
// address nor somebody else's guesses at the login keep its owner out (OWASP: device cookies).
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { cookieOf, pathCookieName } from '../../foundation/http/cookieOf.ts';
import { readToken, sharedSecret, signToken } from '../../foundation/secrets/signedToken.ts';

const PATH = '/oidc/interaction';
const COOKIE_SECONDS = 180 * 24 * 3600;

/** Reads and writes the cookie of a browser. It opens nothing: a password is needed all the same. */
export interface KnownBrowsers {
  /** An id of the browser if this login has signed in there; null for any other. */
  read(request: FastifyRequest, login: string): Promise<string | null>;
  /** Records that the login has signed in. */
  write(reply: FastifyReply, login: string): Promise<void>;
}

const same = (login: string) => login.trim().toLowerCase();

export function knownBrowsers(database: Database, { isSecure }: { isSecure: boolean }): KnownBrowsers {
  const name = pathCookieName('known_browser', isSecure);
  const secret = () => sharedSecret(database, 'known_browser');
  return {
    async read(request, login) {
      const cookie = cookieOf(request, name);
      if (cookie === null || cookie.length > 1000) return null;
      const [browser, owner, until] = readToken(await secret(), cookie) ?? [];
      const isOwnBrowser = owner === same(login) && Number(until) * 1000 > Date.now();
      return isOwnBrowser && typeof browser === 'string' ? browser : null;
    },
    async write(reply, login) {
      const until = Math.floor(Date.now() / 1000) + COOKIE_SECONDS;
      const value = signToken(await secret(), [randomUUID(), same(login), until]);
      reply.header(
        'set-cookie',
        `${name}=${value}; Path=${PATH}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      );
    },
  };
}
