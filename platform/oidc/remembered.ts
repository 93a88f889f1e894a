import { createHash } from 'node:crypto';

/** Answers kept at most; beyond them all are forgotten. */
const MOST = 5_000;

/** Asks once for all who want the answer about the same token within so many milliseconds. Failures are not kept. Tokens are kept as hashes. */
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

/** What is kept of a token: nobody can sign in by it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
