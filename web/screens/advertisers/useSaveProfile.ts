import { useMutation } from '@apollo/client/react';
import { AdvertiserProfileSaveDocument } from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import type { UpdateAdvertiserInput } from '../../../operations/schema.generated.ts';
import { outcomeOf, type SaveOutcome } from './saveOutcome.ts';

/** Saves name or picture of an advertiser. Never rejects: a call that failed is an outcome too. */
export function useSaveProfile(): (input: UpdateAdvertiserInput) => Promise<SaveOutcome> {
  const [save] = useMutation(AdvertiserProfileSaveDocument);
  return (input) =>
    save({ variables: { input } }).then(
      ({ data, error }) => outcomeOf(data?.updateAdvertiser, error),
      (error: unknown) => outcomeOf(undefined, error),
    );
}
