import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a value in one cookie: browsers keep 4096, name and attributes included. */
const CHUNK_BYTES = 3_600;
const MAX_CHUNKS = 4;

export interface CookieAttributes {
  secure: boolean;
  /** Seconds. */
  maxAge: number;
}

/** The value that `writeChunks` wrote; null when there is none or a chunk is missing. */
export function readChunks(cookies: Record<string, string | undefined>, name: string): string | null {
  const first = /^([1-4])\.([\w-]+)$/.exec(cookies[name] ?? '');
  if (!first) return null;
  const parts = [first[2]];
  for (let part = 1; part < Number(first[1]); part++) parts.push(cookies[`${name}.${part}`]);
  return parts.some((part) => !part) ? null : parts.join('');
}

/** Writes one value into as many cookies as it needs and clears leftover cookies of a longer previous value. Throws when it is too long for a browser. */
export function writeChunks(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, ...attributes }: CookieAttributes & { name: string; value: string },
): void {
  const parts = value.match(new RegExp(`.{1,${CHUNK_BYTES}}`, 'g')) ?? [];
  if (parts.length > MAX_CHUNKS)
    throw new Error('The session does not fit into cookies: the issuer’s tokens are too long.');
  for (const [index, part] of parts.entries()) {
    const isFirst = index === 0;
    reply.setCookie(isFirst ? name : `${name}.${index}`, isFirst ? `${parts.length}.${part}` : part, {
      ...attributes,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
    });
  }
  clearFrom(request, reply, { name, secure: attributes.secure, from: parts.length });
}

/** Clears the value in the browser. */
export function clearChunks(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, secure }: { name: string; secure: boolean },
): void {
  clearFrom(request, reply, { name, secure, from: 0 });
}

function clearFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, secure, from }: { name: string; secure: boolean; from: number },
): void {
  for (let index = from; index < MAX_CHUNKS; index++) {
    const part = index === 0 ? name : `${name}.${index}`;
    if (part in request.cookies) {
      reply.clearCookie(part, { path: '/', httpOnly: true, sameSite: 'lax', secure });
    }
  }
}
