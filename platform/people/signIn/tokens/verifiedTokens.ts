// Tokens whose signature was found right, so that it is not computed again for every call of a screen.
import { hash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { CLOCK_TOLERANCE } from './refusedToken.ts';

/** Milliseconds for which a signature is not verified again, and the number of tokens for which that is cached. */
const CACHE_MS = 60_000;
const MAX_CACHED_TOKENS = 10_000;

type Read<Token> = (token: string) => Promise<Token | null>;

/**
 * Remembers what a right token says, until it expires and for a minute at most. That is a signature's word alone: whether the grant, the account or the secret
 * behind it still stands is asked as if nothing were remembered. Wrong tokens are judged anew each time; of right ones a hash is kept.
 */
export function verifiedTokens<Token extends { payload: JWTPayload }>(verify: Read<Token>): Read<Token> {
  const cache = new LRUCache<string, { read: Token; until: number }>({ max: MAX_CACHED_TOKENS });
  return async (token) => {
    const key = hash('sha256', token, 'base64url');
    const before = cache.get(key);
    if (before && Date.now() < before.until) return before.read;
    const read = await verify(token);
    if (!read) return null;
    const ends = ((read.payload.exp ?? 0) + CLOCK_TOLERANCE) * 1000;
    cache.set(key, { read, until: Math.min(Date.now() + CACHE_MS, ends) });
    return read;
  };
}
