import { useState } from 'react';
import type { WizardDraftFragment } from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import { type DraftValues, valuesOfDraft } from './draftFields.ts';

/** The draft values of a page without its own form. */
export function useHeldDraft(row: WizardDraftFragment): {
  held: DraftValues;
  hold: (values: DraftValues) => void;
} {
  const [held, hold] = useState(() => valuesOfDraft(row));
  return { held, hold };
}
