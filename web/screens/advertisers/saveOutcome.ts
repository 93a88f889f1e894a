import type {
  AdvertiserBudgetAlertsSaveMutation,
  AdvertiserProfileSaveMutation,
  AdvertiserSavedFragment,
  AdvertiserStatusSaveMutation,
} from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import { AdvertiserSavedFragmentDoc } from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { type CallFailure, failuresOf } from '../../data/callError.ts';

/** The advertiser as it was saved, as far as the save asked for it. */
export type SavedAdvertiser = Pick<AdvertiserSavedFragment, 'version'> & Partial<AdvertiserSavedFragment>;

/** How a save ended. `stale` carries the advertiser as it is now; nothing was changed then. */
export type SaveOutcome =
  | { kind: 'saved'; saved: SavedAdvertiser }
  | { kind: 'invalid'; fieldErrors: FieldError[] }
  | { kind: 'stale'; current: AdvertiserSavedFragment }
  | { kind: 'failed'; failure: CallFailure };

type Answer =
  | AdvertiserProfileSaveMutation['updateAdvertiser']
  | AdvertiserStatusSaveMutation['updateAdvertiser']
  | AdvertiserBudgetAlertsSaveMutation['updateBudgetAlerts'];

/** Reads the answer of a save, or the error that came instead of one. */
export function outcomeOf(answer: Answer | undefined, error: unknown): SaveOutcome {
  switch (answer?.__typename) {
    case 'UpdateAdvertiserSuccess':
      return { kind: 'saved', saved: savedOf(answer.advertiser) };
    case 'StaleAdvertiser':
      return { kind: 'stale', current: readFragment(AdvertiserSavedFragmentDoc, answer.current) };
    case 'InvalidInput':
      return { kind: 'invalid', fieldErrors: answer.fieldErrors.map(withoutNull) };
    case 'Refused':
      return { kind: 'failed', failure: refusal(answer) };
    default:
      return { kind: 'failed', failure: failuresOf(error)[0] ?? { status: 0, code: 'INTERNAL' } };
  }
}

/** A refusal as the error dialog takes it. */
export function refusal({ code, message }: { code: string; message: string }): CallFailure {
  return { status: 409, code, errorName: code, message };
}

type Saved = Extract<Answer, { __typename: 'UpdateAdvertiserSuccess' }>['advertiser'];

function savedOf(advertiser: Saved): SavedAdvertiser {
  return 'version' in advertiser ? advertiser : readFragment(AdvertiserSavedFragmentDoc, advertiser);
}

/** A broken rule as the forms take it: a limit that is null is left out. */
export function withoutNull(error: { field: string; rule: string; limit: string | null }): FieldError {
  return { field: error.field, rule: error.rule, ...(error.limit === null ? {} : { limit: error.limit }) };
}

/**
 * Saves; when somebody changed the advertiser in the meantime, but nothing of what `isTouched` looks at, saves once more on
 * top of that change. Only a change of the same thing is put before the person.
 */
export async function saveUnlessTouched(
  save: (version: number) => Promise<SaveOutcome>,
  version: number,
  isTouched: (current: AdvertiserSavedFragment) => boolean,
): Promise<SaveOutcome> {
  const first = await save(version);
  if (first.kind !== 'stale' || isTouched(first.current)) return first;
  return save(first.current.version);
}
