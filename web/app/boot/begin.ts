import { DEFAULT_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';
import { recall } from '../../browser/storage.ts';
import { prefetch } from '../../data/client/prefetch.ts';
import { loadShellWords, loadWords } from '../../i18n/i18n.ts';
import { currentUrl } from '../../navigation/hashLocation.ts';
import { type Ahead, aheadOf } from './ahead.ts';
import { loadSignedIn } from './signedIn.ts';

/** Asks the questions of the shell and of the first screen, and fetches the code of both. */
export function begin(): Ahead | null {
  const ahead = aheadOf(currentUrl(), recall<string>('zone') ?? DEFAULT_TIME_ZONE);
  prefetch({ name: 'Shell', variables: {} });
  for (const question of ahead?.questions ?? []) prefetch(question);
  for (const fetchCode of [loadSignedIn, ...(ahead?.code ?? [])]) inAdvance(fetchCode());
  return ahead;
}

/** Fetches the words of the shell and of the first screen, once a language is chosen. */
export function beginWords(ahead: Ahead | null): void {
  inAdvance(loadShellWords());
  if (ahead) inAdvance(loadWords(...ahead.words));
}

/** A failure is reported where the part is shown. */
function inAdvance(coming: Promise<unknown>): void {
  coming.catch(() => undefined);
}
