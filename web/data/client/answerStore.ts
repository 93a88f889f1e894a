/** Answers held at most, and characters of a longer one, which is not worth its place. */
const MAX_ANSWERS = 40;
const MAX_CHARS = 200_000;

/**
 * Answers of the graph with their ETags, in the memory of the page: an unchanged answer is not sent again. The browser's own cache would do the
 * same on its disk, where the answer outlives the log-out (decision 0063).
 * @returns a `fetch` for addresses that are read only; what was not changed (304) comes back as it came at first
 */
export function answerStore(): (url: string, request: RequestInit) => Promise<Response> {
  const answers = new Map<string, { etag: string; text: string }>();
  return async (url, request) => {
    const headers = new Headers(request.headers);
    const key = `${headers.get('accept-language')} ${url}`;
    const cached = answers.get(key);
    if (cached) headers.set('if-none-match', cached.etag);
    const answer = await fetch(url, { ...request, headers });
    const own = { headers: answer.headers };
    answers.delete(key);
    if (cached && answer.status === 304) {
      answers.set(key, cached);
      return new Response(cached.text, own);
    }
    const etag = answer.headers.get('etag');
    if (answer.status !== 200 || !etag) return answer;
    const text = await answer.text();
    if (text.length <= MAX_CHARS) answers.set(key, { etag, text });
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
    return new Response(text, own);
  };
}
