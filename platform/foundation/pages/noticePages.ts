// The issuer's other pages: an error, an expired sign-in, the question before signing out, the goodbye, and a plain notice.
import { html, pageOf, Safe } from '../../../server/pages/page.ts';
import { type Language, WORDS } from './pageWords.ts';

export interface Notice {
  title: string;
  text: string;
  /** The target of its button. */
  action: { href: string; label: string };
}

/** A page that only states how something ended. */
export function noticePage(language: Language, { title, text, action }: Notice): string {
  return pageOf({
    language,
    title,
    card: html`<div role="status"><h1>${title}</h1><p class="lead">${text}</p></div><a class="button" href="${action.href}">${action.label}</a>`,
  });
}

/** An error of the issuer: the standard's code, and the request's ID. */
interface IssuerError {
  code: string;
  requestId: string;
  /** True if sign-out failed, false if sign-in did. */
  isSignOut: boolean;
}

/** Something went wrong at the issuer; shows the standard's error code, nothing else of it. */
export function errorPage(language: Language, { code, requestId, isSignOut }: IssuerError): string {
  const words = WORDS[language];
  const title = isSignOut ? words.signOutErrorTitle : words.errorTitle;
  const text = isSignOut ? words.signOutErrorText : words.errorText;
  return pageOf({
    language,
    title,
    card: html`<div role="alert"><h1>${title}</h1><p>${text} <code>${code}</code></p></div>
<a class="button" href="/">${words.toApplication}</a><p class="request">${words.requestId} <code>${requestId}</code></p>`,
  });
}

/** The sign-in that a form belongs to is gone. */
export function expiredPage(language: Language): string {
  const words = WORDS[language];
  return pageOf({
    language,
    title: words.expiredTitle,
    card: html`<div role="alert"><h1>${words.expiredTitle}</h1><p>${words.expiredText}</p></div>
<a class="button" href="/auth/login">${words.again}</a><a class="button quiet" href="/">${words.toApplication}</a>`,
  });
}

/** Asks before signing out, when the request does not prove whose session it means. `form` is oidc-provider's own. */
export function logoutPage(language: Language, form: string): string {
  const words = WORDS[language];
  const button = html`<button type="submit" name="logout" value="yes">${words.logoutSubmit}</button></form>`;
  return pageOf({
    language,
    title: words.logoutTitle,
    card: html`<h1>${words.logoutTitle}</h1><p>${words.logoutText}</p>${new Safe(form.replace('</form>', button.text))}
<a class="button quiet" href="/">${words.logoutCancel}</a>`,
  });
}

/** After signing out without an address to go back to. */
export function loggedOutPage(language: Language): string {
  const words = WORDS[language];
  return pageOf({
    language,
    title: words.loggedOutTitle,
    card: html`<h1>${words.loggedOutTitle}</h1><p>${words.loggedOutText}</p>
<a class="button" href="/auth/login">${words.again}</a>`,
  });
}
