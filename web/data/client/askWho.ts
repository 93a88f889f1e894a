import { hashesAhead } from '../../../operations/hashesAhead.generated.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { acceptLanguage } from '../../i18n/languages.ts';
import { gatewayHeaders, queryUrl, TIMEOUT_MS } from './gatewayRequest.ts';
import { refreshSession } from './refresh.ts';

/** The signed-in person. */
export interface SignedIn {
  accountId: string;
  email: string;
}

/** Asks the gateway who is signed in now; null if nobody. It bypasses the application's client, whose calls wait for the sign-in. */
export async function askWho(): Promise<SignedIn | null> {
  const startedAt = Date.now();
  let answer = await ask();
  if (answer.status === 401 && (await refreshSession(startedAt))) answer = await ask();
  if (!answer.ok) return null;
  const { data } = (await answer.json()) as Answer;
  const account = data?.viewer?.account;
  return account ? { accountId: account.id, email: account.email } : null;
}

type Answer = { data?: { viewer?: { account: { id: string; email: string } } | null } | null };

function ask(): Promise<Response> {
  const headers = gatewayHeaders(acceptLanguage(currentLocale()));
  return fetch(queryUrl('Shell', hashesAhead.Shell), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
}
