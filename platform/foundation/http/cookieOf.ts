import type { FastifyRequest } from 'fastify';

/** The value of a cookie; null if the browser sent none of this name. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const pair = (headers.cookie ?? '').split('; ').find((one) => one.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}

/**
 * The name under which a cookie of one path is set and read. The prefix makes browsers refuse it from anything but HTTPS; `__Host-` would not allow a
 * path.
 */
export const pathCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Secure-${name}` : name;
