// The sign-in page: two fields, one button, and in demo mode the demo accounts at one click each. No script.
import { DEMO_PASSWORD } from '../../../schema/foundation/signIn.ts';
import { html, pageOf, type Safe } from '../../../server/pages/page.ts';
import { type Language, WORDS, type Words } from '../../foundation/pages/pageWords.ts';
import { MAX_CREDENTIAL } from './signIn.ts';

export interface DemoAccount {
  login: string;
  name: string;
}

export interface SignInView {
  language: Language;
  /** The value of the login field. */
  login: string;
  problem?:
    | 'loginMissing'
    | 'loginTooLong'
    | 'passwordMissing'
    | 'passwordTooLong'
    | 'wrong'
    | { wait: number };
  /** Only in demo mode. */
  demoAccounts: DemoAccount[];
}

/** The page at `/oidc/interaction/:uid`; its forms post to the same address. */
export function signInPage(view: SignInView): string {
  const words = WORDS[view.language];
  const { problem } = view;
  const message = problem && problemText(words, problem);
  const isLoginBad = problem === 'loginMissing' || problem === 'loginTooLong' || problem === 'wrong';
  const isPasswordBad = problem === 'passwordMissing' || problem === 'passwordTooLong' || problem === 'wrong';
  const focus = !isLoginBad && (problem || view.login) ? 'password' : 'login';
  return pageOf({
    language: view.language,
    title: message ? `${words.failedTitle} – ${words.signIn}` : words.signIn,
    otherLanguage: `?${new URLSearchParams({ lang: view.language === 'en' ? 'fr' : 'en', ...(view.login ? { login: view.login } : {}) })}`,
    card: html`<h1>${words.signInTitle}</h1><p class="lead">${words.signInLead}</p>
${message ? html`<div class="alert" role="alert" id="problem"><h2>${words.failedTitle}</h2><p>${message}</p></div>` : null}
<form method="post" action="?lang=${view.language}" novalidate>
${field({ name: 'login', label: words.login, isBad: isLoginBad, focus }, html`type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" value="${view.login}"`)}
${field({ name: 'password', label: words.password, isBad: isPasswordBad, focus }, html`type="password" autocomplete="current-password"`)}
<button type="submit">${words.submit}</button></form>
<p class="beside"><a href="/oidc/password?lang=${view.language}">${words.forgot}</a></p>`,
    below: view.demoAccounts.length > 0 ? demo(words, view) : null,
  });
}

interface Field {
  name: string;
  label: string;
  isBad: boolean;
  /** Name of the field that has the focus. */
  focus: string;
}

function field({ name, label, isBad, focus }: Field, kind: Safe): Safe {
  const state = isBad ? html` aria-invalid="true" aria-describedby="problem"` : null;
  return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" ${kind} required${state}${focus === name ? html` autofocus` : null}></div>`;
}

function demo(words: Words, view: SignInView): Safe {
  const isRole = ({ login }: DemoAccount) => login.endsWith('@roles.example');
  const list = (accounts: DemoAccount[]) =>
    html`<ul class="demo">${accounts.map(
      ({ login, name }) =>
        html`<li><form method="post" action="?lang=${view.language}"><input type="hidden" name="login" value="${login}"><input type="hidden" name="password" value="${DEMO_PASSWORD}"><button type="submit">${name}<span>${login}</span></button></form></li>`,
    )}</ul>`;
  const [lead = '', rest = ''] = words.demoLead.split('{password}');
  const roles = view.demoAccounts.filter(isRole);
  return html`<section class="card" aria-labelledby="demo"><h2 id="demo">${words.demoTitle}</h2>
<p>${lead}<code>${DEMO_PASSWORD}</code>${rest}</p>${list(view.demoAccounts.filter((account) => !isRole(account)))}
${roles.length > 0 ? html`<details><summary>${words.demoRoles}</summary>${list(roles)}</details>` : null}</section>`;
}

function problemText(words: Words, problem: NonNullable<SignInView['problem']>): string {
  if (typeof problem === 'object') return words.wait.replace('{seconds}', String(problem.wait));
  return words[problem].replace('{most}', String(MAX_CREDENTIAL));
}
