// The pages behind the link by which a recipient leaves a schedule, in the frame of the sign-in pages.

import { html, pageOf } from '../../../../server/pages/page.ts';
import { noticePage } from '../../../foundation/pages/noticePages.ts';
import type { Language } from '../../../foundation/pages/pageWords.ts';
import type { ReceivedReportJson } from './shape.ts';
import { LEAVING_WORDS } from './words.ts';

/** Asks for the press that leaves: opening the link alone does nothing, since mail programs open links by themselves. */
export function leavePage(
  language: Language,
  { view_name: view, owner_name: owner }: ReceivedReportJson,
): string {
  const { title, text, submit } = LEAVING_WORDS[language];
  const values: Record<string, string> = { view, owner };
  return pageOf({
    language,
    title,
    otherLanguage: `?lang=${language === 'en' ? 'fr' : 'en'}`,
    card: html`<h1>${title}</h1><p class="lead">${text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')}</p>
<form method="post" action="?lang=${language}"><button type="submit">${submit}</button></form>`,
  });
}

/** Says that the report comes no more, also where it did not come any more before. */
export function leftPage(language: Language): string {
  const { doneTitle: title, doneText: text } = LEAVING_WORDS[language];
  return notice(language, { title, text });
}

/** The link was not signed by us. */
export function wrongLinkPage(language: Language): string {
  const { goneTitle: title, goneText: text } = LEAVING_WORDS[language];
  return notice(language, { title, text });
}

function notice(language: Language, words: { title: string; text: string }): string {
  const action = { href: '/#/report-schedules', label: LEAVING_WORDS[language].schedules };
  return noticePage(language, { ...words, action });
}
