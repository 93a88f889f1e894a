import {
  allColors,
  COLOR_PARTS,
  type FlowColors,
} from '../../schema/promotions/promotionScreens/recipientLook.ts';
import { footerWord } from '../footerWords.ts';
import { html, type Part, Safe, safeUrl } from '../html.ts';
import type { RecipientView } from '../view.ts';
import { PAGE_STYLES } from './pageStyles.ts';

/** The style of a page: its theme, and its colors as custom properties. Only hexadecimal colors enter it. */
export function pageStyle({ theme, colors }: Pick<RecipientView, 'theme' | 'colors'>): string {
  return `${declared(colors)}\n${PAGE_STYLES[theme]}`;
}

function declared(colors: FlowColors): string {
  const all = allColors(colors);
  return `:root{${COLOR_PARTS.map((part) => `--${part}:${all[part]}`).join(';')}}`;
}

/** The frame of every page of the flow: logo, background, footer. */
export function pageBody(view: RecipientView, content: Part): Safe {
  const { backgroundUrl, logoUrl, organizationName, footerLinks, locale } = view;
  return html`<div class="flow">
${backgroundUrl && html`<img class="ground" src="${safeUrl(backgroundUrl)}" alt="">`}
<header class="head">${
    logoUrl
      ? html`<img class="logo" src="${safeUrl(logoUrl)}" alt="${organizationName}">`
      : html`<span class="name">${organizationName}</span>`
  }</header>
<main class="card">${content}</main>
<footer class="foot">${footerLinks.map(
    ({ link, url }) => html`<a href="${safeUrl(url)}">${footerWord(locale, link)}</a>`,
  )}</footer>
</div>`;
}

/** Extras of a served page: its script, and its refresh interval. */
interface PageExtras {
  script?: string;
  /** Where the script reports that a person uses the page; null where nobody waits for that. */
  reportUrl?: string | null;
  /** Seconds, and the next address: the script navigates, so that Back skips the refreshes; without a script the page refreshes itself. */
  refresh?: { seconds: number; url: string };
}

/** A whole page as a server sends it; the hashes of its style and of its script are in the response's policy. */
export function pageDocument(
  view: RecipientView,
  content: Part,
  { script, reportUrl, refresh }: PageExtras = {},
): { html: string; style: string } {
  const style = pageStyle(view);
  const { text } = html`<!doctype html>
<html lang="${view.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${
    refresh &&
    html`<noscript><meta http-equiv="refresh" content="${refresh.seconds};url=${safeUrl(refresh.url)}"></noscript>`
  }<link rel="icon" href="${view.logoUrl ? safeUrl(view.logoUrl) : 'data:,'}">
<title>${view.promotionName}</title><style>${new Safe(style)}</style></head>
<body${refresh && html` data-next="${safeUrl(refresh.url)}" data-after="${refresh.seconds}"`}${reportUrl && html` data-report="${safeUrl(reportUrl)}"`}>${pageBody(view, content)}${script && html`<script>${new Safe(script)}</script>`}</body>
</html>`;
  return { html: text, style };
}
