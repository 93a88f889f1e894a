// The frame of every page of ours outside the application: brand, card, language switch.
import { html, Safe } from '../../recipient/html.ts';
import type { UiLocale } from '../../schema/foundation/contacts/languages.ts';
import { PAGE_STYLE } from './pageStyle.ts';

export { html, Safe };

/** Names of the language switch, and of the language that it offers. */
const SWITCH: Record<UiLocale, { name: string; other: string }> = {
  en: { name: 'Language', other: 'Français' },
  fr: { name: 'Langue', other: 'English' },
};

// The application's mark (web/kit/Logo.tsx).
const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="8"/><path d="M21.5 12.2A7 7 0 1 0 22.8 17H16.4"/></svg>`;

export interface Page {
  language: UiLocale;
  title: string;
  card: Safe;
  below?: Safe | null;
  /** A card as wide as a letter instead of a form's. */
  isWide?: boolean;
  /** Address of the same page in the other language, where it can be shown again. */
  otherLanguage?: string;
}

/** The whole document. */
export function pageOf({ language, title, card, below = null, isWide = false, otherLanguage }: Page): string {
  const other: UiLocale = language === 'en' ? 'fr' : 'en';
  const { name, other: otherName } = SWITCH[language];
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Guerdon</title><link rel="icon" href="data:,"><style>${new Safe(PAGE_STYLE)}</style></head>
<body><main><section class="card${isWide ? ' wide' : ''}"><div class="brand">${new Safe(MARK)}<span>Guerdon</span></div>${card}</section>${below}</main>
<footer>${otherLanguage ? html`<nav aria-label="${name}"><a href="${otherLanguage}" lang="${other}" hreflang="${other}">${otherName}</a></nav>` : null}</footer></body></html>`
    .text;
}
