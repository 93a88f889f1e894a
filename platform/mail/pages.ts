// The demo's pages of its mails, in the frame of the sign-in pages: no script, every value escaped.
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/dates.ts';
import { dayText, timeText } from '../../schema/dateText.ts';
import { type Html, html, pageOf } from '../../server/pages/page.ts';
import { noticePage } from '../oidc/noticePages.ts';
import type { Language } from '../oidc/words.ts';
import type { KeptMail } from './folder.ts';
import { MAIL_PAGE_WORDS } from './pageWords.ts';

const other = (language: Language) => `?lang=${language === 'en' ? 'fr' : 'en'}`;

/** Formatted as on the screens. Nobody is signed in here, so the default zone applies. */
function time(iso: string): Html {
  const shown = `${dayText(dayIn(DEFAULT_TIME_ZONE, new Date(iso)))} ${timeText(iso, DEFAULT_TIME_ZONE)}`;
  return html`<time datetime="${iso}" title="${shown}, ${DEFAULT_TIME_ZONE}">${shown}</time>`;
}

/** All mails that the demo kept. */
export function inboxPage(language: Language, mails: readonly KeptMail[]): string {
  const words = MAIL_PAGE_WORDS[language];
  const rows = mails.map(
    (
      mail,
    ) => html`<li><a href="/mail/${mail.id}?lang=${language}"><strong lang="${mail.locale}">${mail.subject}</strong>
<span>${mail.to.name} · ${mail.to.address}</span>${time(mail.sentAt)}</a></li>`,
  );
  return pageOf({
    language,
    title: words.inbox,
    isWide: true,
    otherLanguage: other(language),
    card: html`<h1>${words.inbox}</h1><p class="lead">${words.inboxLead}</p>
${rows.length > 0 ? html`<ul class="mails">${rows}</ul>` : html`<div class="empty"><h2>${words.empty}</h2><p>${words.emptyText}</p></div>`}
<a class="button quiet" href="/mail?lang=${language}">${words.refresh}</a>`,
  });
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
<dl class="facts"><dt>${words.to}</dt><dd>${mail.to.name} · ${mail.to.address}</dd><dt>${words.at}</dt><dd>${time(mail.sentAt)}</dd></dl>
${mail.letter ? letterFrame(mail) : letterText(mail)}`,
  });
}

const letterText = ({ locale, paragraphs, action, leave }: KeptMail): Html =>
  html`<div class="letter" lang="${locale}">${paragraphs.map((text) => html`<p>${text}</p>`)}
${action ? html`<a class="button" href="${action.url}">${action.label}</a>` : ''}${
  leave ? html`<p class="leave">${leave.text} <a href="${leave.url}">${leave.label}</a></p>` : ''
}</div>`;

/** Sandbox permissions of a mail: it loads our pictures, and its links open in a new tab. */
export const LETTER_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A letter of a promotion as a mail program shows it. */
const letterFrame = ({ id, subject }: KeptMail): Html =>
  html`<iframe class="letter" src="/mail/${id}/letter" title="${subject}" sandbox="${LETTER_SANDBOX}"></iframe>`;

/** A mail that is not there. */
export function noMailPage(language: Language): string {
  const words = MAIL_PAGE_WORDS[language];
  const action = { href: '/mail', label: words.back };
  return noticePage(language, { title: words.goneTitle, text: words.goneText, action });
}
