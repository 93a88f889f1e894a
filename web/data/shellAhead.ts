import { shellHash } from '../../operations/shellHash.generated.ts';
import { slice } from '../browser/appState.ts';
import { firstLocale } from '../i18n/i18n.ts';
import { acceptLanguage } from '../i18n/languages.ts';
import { gatewayHeaders, queryUrl, TIMEOUT_MS } from './gatewayRequest.ts';

const ahead = slice<Promise<Response> | undefined>(() => undefined);

/** Asks the shell's question while the application is still being loaded and run. */
export function askShellAhead(): void {
  const headers = gatewayHeaders(acceptLanguage(firstLocale()));
  const answer = fetch(queryUrl('Shell', shellHash), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  answer.catch(() => undefined);
  ahead.write(answer);
}

/** The answer asked for ahead, for the first who asks for this operation; undefined for everybody else. */
export function takeAhead(operationName: string): Promise<Response> | undefined {
  if (operationName !== 'Shell') return undefined;
  const answer = ahead.read();
  ahead.write(undefined);
  return answer;
}
