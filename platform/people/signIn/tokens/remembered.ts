import { createHash } from 'node:crypto';

/** Maximum number of cached answers. Above it the cache is cleared. */
const MAX_CACHED_ANSWERS = 5_000;

/** Shares one request for `milliseconds` among callers with the same token. Failures are not cached. Tokens are stored as hashes. */
export function remembered<Answer>(
  milliseconds: number,
  ask: (token: string) => Promise<Answer>,
): (token: string) => Promise<Answer> {
  const cache = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (token) => {
    const key = hashOfToken(token);
    const seen = cache.get(key);
    const now = performance.now();
    if (seen && seen.until > now) return seen.answer;
    if (cache.size >= MAX_CACHED_ANSWERS) cache.clear();
    const answer = ask(token);
    cache.set(key, { until: now + milliseconds, answer });
    answer.catch(() => cache.delete(key));
    return answer;
  };
}

/** The cache key of a token: it cannot be used to sign in. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
