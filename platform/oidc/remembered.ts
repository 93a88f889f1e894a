import { createHash } from 'node:crypto';

/** Answers kept at most; beyond them all are forgotten. */
const MOST = 5_000;

/** Shares one request among all callers with the same token within so many milliseconds. Failures are not cached. Tokens are stored as hashes. */
export function remembered<Answer>(
  milliseconds: number,
  ask: (token: string) => Promise<Answer>,
): (token: string) => Promise<Answer> {
  const known = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (token) => {
    const key = hashOfToken(token);
    const seen = known.get(key);
    const now = performance.now();
    if (seen && seen.until > now) return seen.answer;
    if (known.size >= MOST) known.clear();
    const answer = ask(token);
    known.set(key, { until: now + milliseconds, answer });
    answer.catch(() => known.delete(key));
    return answer;
  };
}

/** The cache key of a token: it cannot be used to sign in. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
