import { hashesAhead } from '../../operations/hashesAhead.generated.ts';
import { slice } from '../browser/appState.ts';
import { currentLocale, firstLocale } from '../i18n/i18n.ts';
import { acceptLanguage } from '../i18n/languages.ts';
import { gatewayHeaders, queryUrl, TIMEOUT_MS } from './gatewayRequest.ts';

/** A query that is sent before the application has loaded, with the same variables that its screen will use. */
export interface Question {
  name: keyof typeof hashesAhead;
  variables: object;
}

interface Asked {
  answer: Promise<Response>;
  /** What a good answer says, once it is there. */
  come: { text: string | null };
  locale: string;
  at: number;
}

/** An answer that nobody took by then was of a screen that is no longer the first one. */
const LONGEST_MS = 30_000;

const asked = slice<ReadonlyMap<string, Asked>>(() => new Map());

/** Asks while the application is still being loaded and run. */
export function askAhead({ name, variables }: Question): void {
  const locale = firstLocale();
  const come: Asked['come'] = { text: null };
  const url = queryUrl(name, hashesAhead[name], variables);
  const answer = whole(url, gatewayHeaders(acceptLanguage(locale)), come);
  answer.catch(() => undefined);
  asked.write(new Map(asked.read()).set(keyOf(name, variables), { answer, come, locale, at: Date.now() }));
}

/** The prefetched answer, if it has arrived. It stays available for its query, so that a screen starts with its rows instead of a skeleton. */
export function knownAhead(name: string, variables: object): object | undefined {
  const found = asked.read().get(keyOf(name, variables));
  if (!found?.come.text || !isGood(found)) return undefined;
  const { data, errors } = JSON.parse(found.come.text) as { data?: object | null; errors?: unknown };
  return errors || !data ? undefined : data;
}

/** The prefetched answer, for the first caller of the same query; undefined for all others. */
export function takeAhead(name: string, variables: object): Promise<Response> | undefined {
  const key = keyOf(name, variables);
  const found = asked.read().get(key);
  if (!found) return undefined;
  const others = new Map(asked.read());
  others.delete(key);
  asked.write(others);
  return isGood(found) ? found.answer : undefined;
}

const isGood = ({ locale, at }: Asked): boolean => locale === currentLocale() && Date.now() - at < LONGEST_MS;

/** An answer with its whole body, so that it can be read whenever the application has come. */
async function whole(url: string, headers: Record<string, string>, come: Asked['come']): Promise<Response> {
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
