// The pages behind confirmation links, in the frame of the sign-in pages.

import { html, pageOf } from '../../../../server/pages/page.ts';
import { writtenEmail } from '../../../../server/writtenEmail.ts';
import { noticePage } from '../../../foundation/pages/noticePages.ts';
import type { Language } from '../../../foundation/pages/pageWords.ts';
import type { Confirmation } from './token.ts';
import { CONFIRMATION_WORDS } from './words.ts';

type Sent = Pick<Confirmation, 'what' | 'email'>;

/** Asks for the click that confirms: opening the link alone does nothing, since mail programs open links by themselves. */
export function confirmPage(language: Language, { what, email }: Sent): string {
  const words = CONFIRMATION_WORDS[language];
  const { title, text } = words[what];
  return pageOf({
    language,
    title,
    otherLanguage: `?lang=${language === 'en' ? 'fr' : 'en'}`,
    card: html`<h1>${title}</h1><p class="lead">${text.replace('{email}', () => writtenEmail(email))}</p>
<form method="post" action="?lang=${language}"><button type="submit">${words.confirm}</button></form>`,
  });
}

/** Says that it is confirmed. */
export function confirmedPage(language: Language, { what, email }: Sent): string {
  const { confirmedTitle, confirmedText } = CONFIRMATION_WORDS[language][what];
  return notice(
    language,
    confirmedTitle,
    confirmedText.replace('{email}', () => writtenEmail(email)),
  );
}

/** The page for alerts that were turned off before the link was confirmed. */
export function turnedOffPage(language: Language): string {
  const { offTitle, offText } = CONFIRMATION_WORDS[language].budget_alerts;
  return notice(language, offTitle, offText);
}

/** The link is invalid, whatever its purpose was. */
export function expiredConfirmationPage(language: Language): string {
  const { expiredTitle, expiredText } = CONFIRMATION_WORDS[language];
  return notice(language, expiredTitle, expiredText);
}

function notice(language: Language, title: string, text: string): string {
  const action = { href: '/#/accounts/me', label: CONFIRMATION_WORDS[language].account };
  return noticePage(language, { title, text, action });
}
