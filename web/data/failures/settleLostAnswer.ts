import type { ApolloClient } from '@apollo/client';
import { LostAnswerDialogDocument } from '../../../operations/people/idempotencyKeys/LostAnswerDialog.generated.ts';
import { TIMEOUT_MS } from '../client/gatewayRequest.ts';
import type { LostRequest } from '../client/requestKey.ts';
import { type KeyOutcome, showLostAnswer } from './lostAnswers.ts';

/** Milliseconds between two questions. */
export const RECHECK_MS = 1_500;

/** Questions without an answer after which the person decides. */
const MAX_UNANSWERED = 3;

/** The end of it: the request was saved, or the person sends it again, or leaves it as it is. */
export type LostEnd = 'saved' | 'again' | 'closed';

interface Settling {
  request: LostRequest;
  /** Called when it is certain that nothing was saved. */
  onNotSaved: () => void;
}

/**
 * Asks what became of a request whose answer was lost, and shows it, until that is known or the person closes the dialog. `unknown` means "not
 * saved" only when the request cannot arrive any more. To send it again under its key is safe even before, so a person who wants that need
 * not wait.
 */
export async function settleLostAnswer(client: ApolloClient, settling: Settling): Promise<LostEnd> {
  const { request, onNotSaved } = settling;
  const lostAnswerDialog = showLostAnswer({ state: 'asking' });
  const pause = () =>
    Promise.race([lostAnswerDialog.closed, new Promise<void>((resolve) => setTimeout(resolve, RECHECK_MS))]);
  let unanswered = 0;
  let wantsAgain = false;
  for (;;) {
    const outcome = await Promise.race([askOutcome(client, request.key), lostAnswerDialog.closed]);
    if (outcome === 'closed') return 'closed';
    if (outcome?.state === 'done') {
      lostAnswerDialog.write({ state: 'saved', record: outcome.record });
      return 'saved';
    }
    if (!outcome) {
      unanswered += 1;
      if (wantsAgain || unanswered >= MAX_UNANSWERED) {
        lostAnswerDialog.write({ state: 'unreachable' });
        if ((await Promise.race([lostAnswerDialog.again(), lostAnswerDialog.closed])) === 'closed')
          return 'closed';
        lostAnswerDialog.write({ state: 'asking' });
        wantsAgain = true;
      } else if ((await pause()) === 'closed') return 'closed';
      continue;
    }
    const isUnknown = outcome.state === 'unknown';
    if (outcome.state === 'in_flight' || (isUnknown && !wantsAgain && mayStillArrive(request))) {
      lostAnswerDialog.write({ state: isUnknown ? 'asking' : 'in_flight' });
      if ((await pause()) === 'closed') return 'closed';
      continue;
    }
    onNotSaved();
    if (!isUnknown || !wantsAgain) {
      const { refusal } = outcome;
      lostAnswerDialog.write(
        refusal ? { state: 'refused', message: refusal.message } : { state: 'not_saved' },
      );
      if ((await Promise.race([lostAnswerDialog.again(), lostAnswerDialog.closed])) === 'closed')
        return 'closed';
    }
    lostAnswerDialog.remove();
    return 'again';
  }
}

/** The web waits longest for an answer: a request that did not arrive until then has ended on its way. */
const mayStillArrive = ({ sentAt }: LostRequest): boolean => Date.now() - sentAt < TIMEOUT_MS;

/** Null when no answer came. */
async function askOutcome(client: ApolloClient, key: string): Promise<KeyOutcome | null> {
  const { data } = await client
    .query({ query: LostAnswerDialogDocument, variables: { key }, fetchPolicy: 'no-cache' })
    .catch(() => ({ data: undefined }));
  return data?.keyOutcome ?? null;
}
