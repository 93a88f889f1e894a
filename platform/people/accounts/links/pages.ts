// The pages that lead to a password, in the frame of the sign-in page: no script, every value escaped.
import { PASSWORD_LENGTH } from '../../../../schema/foundation/text/passwords.ts';
import { html, pageOf, type Safe } from '../../../../server/pages/page.ts';
import { writtenEmail } from '../../../../server/writtenEmail.ts';
import { noticePage } from '../../../foundation/pages/noticePages.ts';
import type { Language } from '../../../foundation/pages/pageWords.ts';
import { MAX_CREDENTIAL } from '../../signIn/signIn.ts';
import type { FoundLink } from './store.ts';
import { LINK_WORDS } from './words.ts';

type Words = (typeof LINK_WORDS)[Language];

const other = (language: Language) => `?lang=${language === 'en' ? 'fr' : 'en'}`;

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Too many were asked for: seconds until the next one. */
interface Wait {
  wait: number;
}

/** The page at `/oidc/password`: asks for the e-mail to which the link goes. */
export function askPage(
  language: Language,
  { email = '', problem }: { email?: string; problem?: 'missing' | 'too_long' | Wait },
): string {
  const words = LINK_WORDS[language];
  const message = problem && askProblemText(words, problem);
  return pageOf({
    language,
    title: message ? `${words.askFailedTitle} – ${words.askTitle}` : words.askTitle,
    otherLanguage: other(language),
    card: html`<h1>${words.askTitle}</h1><p class="lead">${words.askLead}</p>
${message ? alert(words.askFailedTitle, message) : null}
<form method="post" action="?lang=${language}" novalidate>
<div class="field"><label for="login">${words.email}</label><input id="login" name="login" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" value="${email}" required${invalid(problem === 'missing' || problem === 'too_long')} autofocus></div>
<button type="submit">${words.ask}</button></form>
<a class="button quiet" href="/auth/login">${words.back}</a>`,
  });
}

function askProblemText(words: Words, problem: 'missing' | 'too_long' | Wait): string {
  if (problem === 'missing') return words.emailMissing;
  if (problem === 'too_long') return fill(words.emailTooLong, { most: MAX_CREDENTIAL });
  return fill(words.wait, { seconds: problem.wait });
}

/** The same for every address, whether an account has it or not. */
export function askedPage(language: Language, email: string): string {
  const words = LINK_WORDS[language];
  const { askedTitle: title, askedText } = words;
  const action = { href: '/auth/login', label: words.back };
  return noticePage(language, { title, text: fill(askedText, { email }), action });
}

/** The errors of a new password. */
export type PasswordProblem = 'short' | 'long' | 'guessable' | 'different';

interface NewPassword {
  link: FoundLink;
  /** An external issuer keeps the password: the click alone accepts. */
  isExternalIssuer: boolean;
  problem?: PasswordProblem | null;
}

/** The page behind a link that works: chooses the password of the account, or only accepts the invitation. */
export function linkPage(language: Language, { link, isExternalIssuer, problem }: NewPassword): string {
  const words = LINK_WORDS[language];
  const isInvitation = link.purpose === 'invitation';
  const title = isInvitation ? words.invitationTitle : words.resetTitle;
  const lead = isExternalIssuer ? words.acceptLead : isInvitation ? words.invitationLead : words.resetLead;
  return pageOf({
    language,
    title: problem ? `${words.failedTitle} – ${title}` : title,
    otherLanguage: other(language),
    card: html`<h1>${title}</h1><p class="lead">${lead}</p>
${problem ? alert(words.failedTitle, fill(words[problem], PASSWORD_LENGTH)) : null}
<form method="post" action="?lang=${language}" novalidate>
<div class="field"><label for="login">${words.forWhom}</label><input id="login" name="login" type="email" autocomplete="username" value="${writtenEmail(link.email)}" readonly></div>
${isExternalIssuer ? null : passwords(words, problem ?? null)}
<button type="submit">${isExternalIssuer ? words.accept : words.set}</button></form>`,
  });
}

function passwords(words: Words, problem: PasswordProblem | null): Safe {
  const field = (name: 'password' | 'repeated', more: Safe, note: Safe | null = null) =>
    html`<div class="field"><label for="${name}">${words[name]}</label><input id="${name}" name="${name}" type="password" autocomplete="new-password" required${more}>${note}</div>`;
  const isRuled = problem !== null && problem !== 'different';
  const described = html` aria-describedby="rule${isRuled ? ' problem' : ''}"${isRuled ? html` aria-invalid="true"` : null}`;
  const rule = html`<span class="rule" id="rule">${fill(words.rule, PASSWORD_LENGTH)}</span>`;
  return html`${field('password', html`${described} autofocus`, rule)}
${field('repeated', invalid(problem === 'different') ?? html``)}`;
}

/** The link was used up. */
export function donePage(
  language: Language,
  link: FoundLink,
  { isExternalIssuer }: { isExternalIssuer: boolean },
): string {
  const words = LINK_WORDS[language];
  const title = isExternalIssuer ? words.acceptedTitle : words.doneTitle;
  const text = fill(isExternalIssuer ? words.acceptedText : words.doneText, {
    email: writtenEmail(link.email),
  });
  return noticePage(language, { title, text, action: { href: '/auth/login', label: words.signIn } });
}

/** The same page for every invalid link, whatever its kind and the reason. */
export function gonePage(language: Language, { isExternalIssuer }: { isExternalIssuer: boolean }): string {
  const words = LINK_WORDS[language];
  const action = isExternalIssuer
    ? { href: '/auth/login', label: words.signIn }
    : { href: `/oidc/password?lang=${language}`, label: words.ask };
  return noticePage(language, { title: words.goneTitle, text: words.goneText, action });
}

/** Too many links were tried that do not work. */
export function waitPage(language: Language, { wait }: Wait): string {
  const words = LINK_WORDS[language];
  const action = { href: '/auth/login', label: words.back };
  return noticePage(language, { title: words.goneTitle, text: fill(words.wait, { seconds: wait }), action });
}

function alert(title: string, message: string): Safe {
  return html`<div class="alert" role="alert" id="problem"><h2>${title}</h2><p>${message}</p></div>`;
}

function invalid(isInvalid: boolean): Safe | null {
  return isInvalid ? html` aria-invalid="true" aria-describedby="problem"` : null;
}
