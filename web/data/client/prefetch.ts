import { hashesAhead } from '../../../operations/hashesAhead.generated.ts';
import { slice } from '../../browser/appState.ts';
import { currentLocale, firstLocale } from '../../i18n/i18n.ts';
import { acceptLanguage } from '../../i18n/languages.ts';
import { gatewayHeaders, queryUrl, TIMEOUT_MS } from './gatewayRequest.ts';

/** A query that is sent before the application has loaded, with the same variables that its screen will use. */
export interface Question {
  name: keyof typeof hashesAhead;
  variables: object;
}

interface EarlyRequest {
  answer: Promise<Response>;
  /** Text of a good answer; null until it arrives. */
  come: { text: string | null };
  locale: string;
  at: number;
}

/** Maximum age of an unused answer. An older one belongs to a screen that is no longer the first. */
const LONGEST_MS = 30_000;

const requests = slice<ReadonlyMap<string, EarlyRequest>>(() => new Map());

/** Asks while the application is still being loaded and run. */
export function prefetch({ name, variables }: Question): void {
  const locale = firstLocale();
  const come: EarlyRequest['come'] = { text: null };
  const url = queryUrl(name, hashesAhead[name], variables);
  const answer = whole(url, gatewayHeaders(acceptLanguage(locale)), come);
  answer.catch(() => undefined);
  requests.write(
    new Map(requests.read()).set(keyOf(name, variables), { answer, come, locale, at: Date.now() }),
  );
}

/** The prefetched answer, if it has arrived. It stays available for its query, so that a screen starts with its rows instead of a skeleton. */
export function prefetchedAnswer(name: string, variables: object): object | undefined {
  const request = requests.read().get(keyOf(name, variables));
  if (!request?.come.text || !isGood(request)) return undefined;
  const { data, errors } = JSON.parse(request.come.text) as { data?: object | null; errors?: unknown };
  return errors || !data ? undefined : data;
}

/** The prefetched answer, for the first caller of the same query; undefined for all others. */
export function takePrefetched(name: string, variables: object): Promise<Response> | undefined {
  const key = keyOf(name, variables);
  const request = requests.read().get(key);
  if (!request) return undefined;
  const others = new Map(requests.read());
  others.delete(key);
  requests.write(others);
  return isGood(request) ? request.answer : undefined;
}

const isGood = ({ locale, at }: EarlyRequest): boolean =>
  locale === currentLocale() && Date.now() - at < LONGEST_MS;

/** An answer with its whole body, so that it can be read whenever the application has come. */
async function whole(
  url: string,
  headers: Record<string, string>,
  come: EarlyRequest['come'],
): Promise<Response> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { status, headers: own } = answer;
  const text = await answer.text();
  if (status === 200) come.text = text;
  return new Response(text, { status, headers: own });
}

/** The same key for the same query, regardless of the order of its variables. */
function keyOf(name: string, variables: object): string {
  return `${name} ${JSON.stringify(variables, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )}`;
}
