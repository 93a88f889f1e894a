import { useState } from 'react';
import {
  SkuFormDimensionsDocument,
  type SkuFormFragment,
  SkuFormFragmentDoc,
  SkuFormSaveDocument,
} from '../../../operations/catalog/skus/SkuScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { showFailedCall } from '../../data/failures/failedCall.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { type SaveAnswer, saved, stale } from '../../kit/form/saveMerged.ts';
import type { VersionedChange } from '../../kit/form/useVersionedForm.ts';
import { atDimensionRow, valuesOfRows } from '../shared/dimensions/dimensionRows.ts';
import { atTranslationRow, changedTranslations } from '../shared/translationRows.ts';
import type { SkuRules } from './skuRules.ts';

type Answer = SaveAnswer<SkuFormFragment>;
type Invalid = (errors: readonly FieldError[]) => null;
type Fragment = FragmentOf<typeof SkuFormFragmentDoc>;

/**
 * Saves a SKU: its fields, then its dimension values, unless it is of any value (SKU-18). If only the first succeeded, the
 * form stays changed, `isHalfSaved` says so, and the next save sends the rest on top of it.
 */
export function useSaveSku(id: string) {
  const [sendFields] = useScreenMutation(SkuFormSaveDocument);
  const [sendDimensions] = useScreenMutation(SkuFormDimensionsDocument);
  const [isHalfSaved, setHalfSaved] = useState(false);
  const answers = {
    // The form says what is saved of both parts, so it does not wait for a repetition.
    failed(failure: CallFailure) {
      showFailedCall(failure);
      return null;
    },
    done: ({ sku }: { sku: Fragment }) => saved(readFragment(SkuFormFragmentDoc, sku)),
    stale: (current: Fragment) => stale(readFragment(SkuFormFragmentDoc, current)),
  };

  async function save(
    { version, base, changes, values }: VersionedChange<SkuRules, SkuFormFragment>,
    invalid: Invalid,
  ): Promise<Answer> {
    const { dimensions, translations, ...fields } = changes;
    const texts = translations && {
      translations: changedTranslations(base.translations, translations),
    };
    const hasFields = Object.keys({ ...fields, ...texts }).length > 0;
    const first = hasFields
      ? await sendFields(
          { input: { id, version, ...fields, ...texts } },
          {
            ...answers,
            invalid: (errors) => invalid(errors.map((error) => atTranslationRow(error, translations ?? []))),
          },
        )
      : null;
    setHalfSaved(false);
    if (!dimensions || values.variableValue || (hasFields && first?.kind !== 'saved')) return first;
    const second = await sendDimensions(
      {
        input: {
          id,
          dimensionValues: valuesOfRows(values.dimensions),
          version: first?.kind === 'saved' ? first.row.version : version,
        },
      },
      {
        ...answers,
        invalid: (errors) => invalid(errors.map((error) => atDimensionRow(error, values.dimensions))),
      },
    );
    setHalfSaved(first !== null && second === null);
    return second;
  }
  return { save, isHalfSaved };
}
