import { slice } from '../browser/appState.ts';
import { DRAFTS, forgetBeginning, keyOf, recall, remember } from '../browser/storage.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { currentUrl } from '../navigation/hashLocation.ts';
import { noteSessionEnd } from './sessionState.ts';

const SIGNED_IN = 'signedIn';
const INTENDED = 'intended';
const SENT_TO_LOGIN = 'sentToLogin';
/** A second automatic redirect within this time means that the sign-in does not persist: the person must then click. */
const LOOP_MS = 15_000;

/** Asks the gateway whether this browser is signed in; rejects when it is unreachable. Never returns 401. */
export function askSession(): Promise<boolean> {
  const answer = ask();
  pendingCheck.write(answer);
  return answer;
}

const pendingCheck = slice<Promise<boolean> | undefined>(() => undefined);

/** The last response; false before the first one, and when none came. */
export async function isSignedIn(): Promise<boolean> {
  return (await pendingCheck.read()?.catch(() => false)) ?? false;
}

async function ask(): Promise<boolean> {
  const answer = await fetch('/auth/session', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The session is unknown (${answer.status})`);
  const { signedIn, endsAt } = (await answer.json()) as { signedIn: boolean; endsAt?: string | null };
  noteSessionEnd(endsAt ? Date.parse(endsAt) : null);
  remember(SIGNED_IN, signedIn || null);
  return signedIn;
}

/** Returns true if the last visit was signed in, or the gateway saw a session when it sent the page. It is only a hint to preload the application. */
export function isLikelySignedIn(): boolean {
  return recall<boolean>(SIGNED_IN) === true || 'signedIn' in document.documentElement.dataset;
}

/** Records the end of the session: the requested URL, and the hint that notifies other tabs of the next sign-in. */
export function noteSessionOver(): void {
  rememberIntended();
  remember(SIGNED_IN, null);
}

/** Calls back on a sign-in in another tab, and when this tab becomes visible again. @returns a function that ends it. */
export function onSignInInOtherTab(listener: () => void): () => void {
  const stored = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(SIGNED_IN) && newValue !== null) listener();
  };
  addEventListener('storage', stored);
  addEventListener('focus', listener);
  return () => {
    removeEventListener('storage', stored);
    removeEventListener('focus', listener);
  };
}

/** Stores the wanted URL, to return to it after the login (GUARD-2, AUTH-6). */
export function rememberIntended(url: string = currentUrl()): void {
  if (!/^\/(home|login|not_authorized)?(\?|$)/.test(url)) remember(INTENDED, url, 'session');
}

/** The wanted URL from before the login, read once; null when there is none. */
export function takeIntended(): string | null {
  const url = recall<string>(INTENDED, 'session');
  remember(INTENDED, null, 'session');
  return url;
}

/** Address of the gateway's sign-in, which returns to the wanted hash URL. */
export function loginAddress(): string {
  const intended = recall<string>(INTENDED, 'session') ?? '/home';
  return `/auth/login?return_to=${encodeURIComponent(`/#${intended}`)}&lang=${currentLocale()}`;
}

/** Page at the end of a sign-in in a separate tab; it closes the tab. */
export const SIGNED_IN_IN_OTHER_TAB = '/signed_in';

/** Address of a sign-in in a separate tab. */
export function signInBesideAddress(): string {
  return `/auth/login?return_to=${encodeURIComponent(`/#${SIGNED_IN_IN_OTHER_TAB}`)}&lang=${currentLocale()}`;
}

/**
 * Opens the sign-in in a tab that may close itself, which browsers allow only to a tab that a script opened. It loses its way back to this one
 * (its `opener`) before it leaves for the issuer, as a link with `noopener` would see to. Returns false when the browser opens none.
 */
export function openSignInBeside(): boolean {
  const opened = open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(new URL(signInBesideAddress(), location.href));
  return true;
}

/** Navigates to the sign-in; the wanted URL was stored before. */
export function goToLogin(): void {
  location.assign(loginAddress());
}

/** Navigates to the sign-in automatically, unless a recent attempt failed; returns whether it navigated. */
export function goToLoginOnce(): boolean {
  const now = Date.now();
  if (now - (recall<number>(SENT_TO_LOGIN, 'session') ?? 0) < LOOP_MS) return false;
  remember(SENT_TO_LOGIN, now, 'session');
  goToLogin();
  return true;
}

/** Ends the session here and at the issuer, deletes unsaved input, and returns to the given hash URL (AUTH-12). */
export function logOut(backTo = '/login'): void {
  remember(SIGNED_IN, null);
  remember(INTENDED, null, 'session');
  remember(SENT_TO_LOGIN, null, 'session');
  forgetBeginning(DRAFTS);
  // "Back" may show this page again from the browser's memory, with everything on it.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(`/auth/logout?redirect=${encodeURIComponent(`/#${backTo}`)}`);
}
