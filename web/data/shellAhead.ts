import { shellHash } from '../../operations/shellHash.generated.ts';
import { firstLocale } from '../i18n/i18n.ts';
import { acceptLanguage } from '../i18n/languages.ts';
import { gatewayHeaders, queryUrl, TIMEOUT_MS } from './gatewayRequest.ts';

let ahead: Promise<Response> | undefined;

/** Asks the shell's question while the application is still being loaded and run. */
export function askShellAhead(): void {
  const headers = gatewayHeaders(acceptLanguage(firstLocale()));
  ahead = fetch(queryUrl('Shell', shellHash), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  ahead.catch(() => undefined);
}

/** The answer asked for ahead, for the first who asks for this operation; undefined for everybody else. */
export function takeAhead(operationName: string): Promise<Response> | undefined {
  if (operationName !== 'Shell') return undefined;
  const answer = ahead;
  ahead = undefined;
  return answer;
}
