import { safeUrl } from '../../recipient/html.ts';
import { acceptedLocale } from '../../schema/foundation/contacts/acceptedLocale.ts';
import { UI_LOCALES, type UiLocale } from '../../schema/foundation/contacts/languages.ts';
import { html, pageOf, type Safe } from './page.ts';
import { canRetry, durationWords, isForm, kindOf, type RefusedRequest } from './refusal.ts';
import { REFUSAL_WORDS } from './refusalWords.ts';

const CATALOG = '/catalogue/';

/** The page of a refused request in the product's look: what happened, what to do, and the request's ID. */
export function refusalPage(refused: RefusedRequest): string {
  const { status, message } = refused;
  const language = languageOf(refused);
  const words = REFUSAL_WORDS[language];
  const [title, text] = words.kinds[kindOf(status)];
  return pageOf({
    language,
    title,
    card: html`<div role="alert"><h1>${title}</h1><p>${message ?? text}${nextStep(refused, language)}</p></div>
${actionOf(refused, language)}${requestLine(refused, language)}`,
  });
}

/** The language in the address, else the visitor's. */
function languageOf({ url, acceptLanguage }: RefusedRequest): UiLocale {
  const named = /[?&]lang=(en|fr)(?:&|$)/.exec(url)?.[1];
  return UI_LOCALES.find((one) => one === named) ?? acceptedLocale(acceptLanguage) ?? UI_LOCALES[0];
}

function nextStep(refused: RefusedRequest, language: UiLocale): string {
  const { status, retryAfter } = refused;
  const { againIn, againSoon, unknownOutcome } = REFUSAL_WORDS[language];
  if (!canRetry(status) || status === 431) return '';
  const when =
    retryAfter === null ? againSoon : againIn.replace('{duration}', durationWords(retryAfter, language));
  return ` ${when}${isForm(refused) && status >= 500 ? ` ${unknownOutcome}` : ''}`;
}

/** The one button: the same address again, the page of the form, sign-in, or where everything begins. */
function actionOf(refused: RefusedRequest, language: UiLocale): Safe {
  const { status, url } = refused;
  const words = REFUSAL_WORDS[language];
  const button = (href: string, label: string) =>
    html`<a class="button" href="${safeUrl(href)}">${label}</a>`;
  if (isForm(refused) && formPage(refused) !== null) return button(formPage(refused) ?? '/', words.back);
  if (canRetry(status) && !isForm(refused)) return button(url, words.again);
  if (status === 401 && !isForm(refused))
    return button(`/auth/login?return_to=${encodeURIComponent(url)}`, words.signIn);
  return url.startsWith(CATALOG) && url !== CATALOG
    ? button(CATALOG, words.catalog)
    : button('/', words.start);
}

/** The page of ours that a form was sent from; null if it is unknown. */
function formPage({ referer }: RefusedRequest): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

function requestLine({ requestId }: RefusedRequest, language: UiLocale): Safe | null {
  if (requestId === '') return null;
  return html`<p class="request">${REFUSAL_WORDS[language].requestId} <code>${requestId}</code></p>`;
}
