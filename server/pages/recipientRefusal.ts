import { visitorLocale } from '../../recipient/acceptedLocales.ts';
import { fieldWord } from '../../recipient/fieldWords.ts';
import { html, type Part, safeUrl } from '../../recipient/html.ts';
import { pageDocument } from '../../recipient/pages/pageFrame.ts';
import { stepWord } from '../../recipient/stepWords/stepWord.ts';
import type { RecipientView } from '../../recipient/view.ts';
import { PROMOTION_LOCALES, type PromotionLocale } from '../../schema/promotions/promotionValues.ts';
import { pictureOrigins, RECIPIENT_HEADERS, recipientPolicy } from './recipientPolicy.ts';
import { canRetry, durationWords, type RefusedRequest } from './refusal.ts';

/** How a promotion looks, in the recipient's language: the part of a view that every page of it shares. */
export type RecipientLook = Pick<
  RecipientView,
  'locale' | 'theme' | 'colors' | 'logoUrl' | 'backgroundUrl' | 'organizationName' | 'footerLinks'
>;

type Kind = 'unknown' | 'gone' | 'busy' | 'too_large' | 'refused' | 'unavailable' | 'failed';

const KINDS: Readonly<Record<number, Kind>> = {
  404: 'unknown',
  410: 'gone',
  413: 'too_large',
  414: 'unknown',
  429: 'busy',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

const kindOf = (status: number): Kind => KINDS[status] ?? (status >= 500 ? 'failed' : 'refused');

/** A wait from this many seconds on replaces "in a moment". */
const NAMED_WAIT_SECONDS = 5;

/**
 * The page of a recipient's refused request: in the promotion's look where the process knows it, else plain, in the language of the visitor. An unknown, a
 * revoked and an expired link look the same, so that nobody learns which links exist.
 */
export function recipientRefusal(
  refused: RefusedRequest,
  look: RecipientLook | null = null,
): { html: string; headers: Record<string, string> } {
  const kind = kindOf(refused.status);
  const locale = look?.locale ?? localeOf(refused);
  return recipientNotice({ ...NOBODY, ...look, locale }, stepWord(locale, `${kind}_title`), [
    html`<p>${textOf(refused, kind, locale)}</p>`,
    // An address that leads nowhere may lead somewhere later: a portal that is about to open, a link after its release.
    canRetry(refused.status) || kind !== 'gone'
      ? html`<a class="button" href="${safeUrl(refused.url)}">${fieldWord(locale, 'retry')}</a>`
      : null,
    html`<p class="note">${stepWord(locale, 'request_id')} ${refused.requestId}</p>`,
  ]);
}

/** A page of a title and some content. */
export function recipientNotice(
  view: RecipientView,
  title: string,
  content: Part,
): { html: string; headers: Record<string, string> } {
  const page = pageDocument({ ...view, promotionName: title }, html`<h1>${title}</h1>${content}`);
  const policy = recipientPolicy({ style: page.style, pictures: pictureOrigins(view) });
  return { html: page.html, headers: { ...RECIPIENT_HEADERS, 'content-security-policy': policy } };
}

function textOf({ status, retryAfter }: RefusedRequest, kind: Kind, locale: PromotionLocale): string {
  if (canRetry(status) && retryAfter !== null && (kind === 'busy' || retryAfter >= NAMED_WAIT_SECONDS))
    return stepWord(locale, 'again_in', { duration: durationWords(retryAfter, locale) });
  return stepWord(locale, kind === 'unavailable' ? 'failed_text' : `${kind}_text`);
}

/** The language in the address, else the visitor's. */
function localeOf({ url, acceptLanguage }: RefusedRequest): PromotionLocale {
  const named = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1];
  return PROMOTION_LOCALES.find((one) => one === named) ?? visitorLocale(acceptLanguage);
}

/** The view of a page that belongs to no promotion. */
export const NOBODY: RecipientView = {
  locale: 'en',
  theme: 'alesia',
  colors: {},
  logoUrl: null,
  backgroundUrl: null,
  organizationName: '',
  promotionName: '',
  footerLinks: [],
  texts: {},
  values: {},
  rewards: [],
  hasChoice: false,
  action: '',
};
