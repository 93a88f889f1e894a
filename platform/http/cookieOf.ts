import type { FastifyRequest } from 'fastify';

/** The value of a cookie; null if the browser sent none of this name. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const pair = (headers.cookie ?? '').split('; ').find((one) => one.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}
