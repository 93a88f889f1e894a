// The demo's pages of its mails, in the frame of the sign-in pages: no script, every value escaped.
import { DEFAULT_TIME_ZONE, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { dayText, timeText } from '../../../schema/foundation/dates/dateText.ts';
import { html, pageOf, type Safe } from '../../../server/pages/page.ts';
import { writtenEmail } from '../../../server/writtenEmail.ts';
import { noticePage } from '../pages/noticePages.ts';
import type { Language } from '../pages/pageWords.ts';
import type { KeptMail } from './folder.ts';
import { type Inbox, MAX_SEARCH } from './inbox.ts';
import { MAIL_PAGE_WORDS } from './words/pageWords.ts';

const other = (language: Language) => `?lang=${language === 'en' ? 'fr' : 'en'}`;

/** Formatted as on the screens. Nobody is signed in here, so the default zone applies. */
function time(iso: string): Safe {
  const localTime = `${dayText(dayIn(DEFAULT_TIME_ZONE, new Date(iso)))} ${timeText(iso, DEFAULT_TIME_ZONE)}`;
  return html`<time datetime="${iso}" title="${localTime}, ${DEFAULT_TIME_ZONE}">${localTime}</time>`;
}

/** Mails that the demo kept: those of a page, with a search and the way to the other pages. */
export function inboxPage(language: Language, inbox: Inbox): string {
  const words = MAIL_PAGE_WORDS[language];
  const { mails, search, total } = inbox;
  const rows = mails.map(
    (
      mail,
    ) => html`<li><a href="/mail/${mail.id}?lang=${language}"><strong lang="${mail.locale}">${mail.subject}</strong>
<span>${mail.to.name} · ${writtenEmail(mail.to.address)}</span>${time(mail.sentAt)}</a></li>`,
  );
  const none = search
    ? html`<div class="empty"><h2>${words.noMatch}</h2><p>${words.noMatchText}</p></div>`
    : html`<div class="empty"><h2>${words.empty}</h2><p>${words.emptyText}</p></div>`;
  return pageOf({
    language,
    title: words.inbox,
    isWide: true,
    otherLanguage: addressOf(language === 'en' ? 'fr' : 'en', inbox, inbox.page).slice('/mail'.length),
    card: html`<h1>${words.inbox}</h1><p class="lead">${words.inboxLead}</p>
<form class="search" method="get" action="/mail" role="search"><input type="hidden" name="lang" value="${language}"><label for="search">${words.search}</label><input id="search" name="search" type="search" value="${search}"${inbox.isSearchTooLong ? html` aria-invalid="true" aria-describedby="search-wrong"` : null}><button class="button quiet" type="submit">${words.find}</button></form>
${inbox.isSearchTooLong ? html`<p class="lead" id="search-wrong" role="alert">${words.searchTooLong.replace('{{length}}', String(search.length)).replace('{{most}}', String(MAX_SEARCH))}</p>` : null}
<p class="lead">${words.count.replace('{{count}}', String(total))}</p>
${rows.length > 0 ? html`<ul class="mails">${rows}</ul>` : none}
${pagesOf(language, inbox)}
<a class="button quiet" href="${addressOf(language, inbox, 1)}">${words.refresh}</a>`,
  });
}

/** The way to the page before and after; nothing where there is one page. */
function pagesOf(language: Language, inbox: Inbox): Safe | '' {
  const words = MAIL_PAGE_WORDS[language];
  const { page, pages } = inbox;
  if (pages === 1) return '';
  return html`<nav class="pages" aria-label="${words.pages}">${
    page > 1 ? html`<a href="${addressOf(language, inbox, page - 1)}">${words.newer}</a>` : ''
  } <span>${words.pageOf.replace('{{page}}', String(page)).replace('{{pages}}', String(pages))}</span> ${
    page < pages ? html`<a href="${addressOf(language, inbox, page + 1)}">${words.older}</a>` : ''
  }</nav>`;
}

function addressOf(language: Language, { search }: Pick<Inbox, 'search'>, page: number): string {
  const query = new URLSearchParams({ lang: language });
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return `/mail?${query}`;
}

/** One mail, as its receiver reads it. */
export function mailPage(language: Language, mail: KeptMail): string {
  const words = MAIL_PAGE_WORDS[language];
  return pageOf({
    language,
    title: mail.subject,
    isWide: true,
    otherLanguage: other(language),
    card: html`<p class="crumb"><a href="/mail?lang=${language}">${words.back}</a></p><h1 lang="${mail.locale}">${mail.subject}</h1>
<dl class="facts"><dt>${words.to}</dt><dd>${mail.to.name} · ${writtenEmail(mail.to.address)}</dd><dt>${words.at}</dt><dd>${time(mail.sentAt)}</dd></dl>
${mail.letter ? letterFrame(mail) : letterText(mail)}`,
  });
}

const letterText = ({ locale, paragraphs, action, leave }: KeptMail): Safe =>
  html`<div class="letter" lang="${locale}">${paragraphs.map((text) => html`<p>${text}</p>`)}
${action ? html`<a class="button" href="${action.url}">${action.label}</a>` : ''}${
  leave ? html`<p class="leave">${leave.text} <a href="${leave.url}">${leave.label}</a></p>` : ''
}</div>`;

/** Sandbox permissions of a mail: it loads our pictures, and its links open in a new tab. */
export const LETTER_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A letter of a promotion as a mail program shows it. */
const letterFrame = ({ id, subject }: KeptMail): Safe =>
  html`<iframe class="letter" src="/mail/${id}/letter" title="${subject}" sandbox="${LETTER_SANDBOX}"></iframe>`;

/** A mail that is not there. */
export function noMailPage(language: Language): string {
  const words = MAIL_PAGE_WORDS[language];
  const action = { href: '/mail', label: words.back };
  return noticePage(language, { title: words.goneTitle, text: words.goneText, action });
}
