// The frame of every page of ours outside the application: brand, card, language switch. Every value is escaped here.
import type { UiLocale } from '../../schema/foundation/contacts/languages.ts';
import { PAGE_STYLE } from './pageStyle.ts';

/** Names of the language switch, and of the language that it offers. */
const SWITCH: Record<UiLocale, { name: string; other: string }> = {
  en: { name: 'Language', other: 'Français' },
  fr: { name: 'Langue', other: 'English' },
};

// The application's mark (web/kit/Logo.tsx).
const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="8"/><path d="M21.5 12.2A7 7 0 1 0 22.8 17H16.4"/></svg>`;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that may be put into a page as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | Html[] | null;

/** Builds HTML; every value that is not HTML itself is escaped. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const htmlParts = parts.map((part) => {
    if (part === null) return '';
    if (Array.isArray(part)) return part.map((one) => one.text).join('');
    return part instanceof Html ? part.text : String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
  });
  return new Html(String.raw({ raw: texts }, ...htmlParts));
}

export interface Page {
  language: UiLocale;
  title: string;
  card: Html;
  below?: Html | null;
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
<meta name="robots" content="noindex"><title>${title} · Guerdon</title><link rel="icon" href="data:,"><style>${new Html(PAGE_STYLE)}</style></head>
<body><main><section class="card${isWide ? ' wide' : ''}"><div class="brand">${new Html(MARK)}<span>Guerdon</span></div>${card}</section>${below}</main>
<footer>${otherLanguage ? html`<nav aria-label="${name}"><a href="${otherLanguage}" lang="${other}" hreflang="${other}">${otherName}</a></nav>` : null}</footer></body></html>`
    .text;
}
