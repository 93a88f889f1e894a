import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CustomizationEditorSaveLookDocument,
  CustomizationFormFragmentDoc,
  CustomizationScreensSaveDocument,
} from '../../../operations/promotions/customization/CustomizationScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { textsOfScreen } from '../../../schema/promotions/promotionScreens/screenTexts.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { showFailedCall } from '../../data/failures/failedCall.ts';
import { type Refusal, useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { partial, type SaveAnswer, saved, stale } from '../../kit/form/saveMerged.ts';
import type { VersionedChange } from '../../kit/form/useVersionedForm.ts';
import type { CustomizationRow } from './customizationRow.ts';
import type { CustomizationRules } from './customizationRules.ts';
import { fieldOfLook, lookInput } from './lookInput.ts';
import { chunksOf, screenEntries } from './screenEntries.ts';
import { textField } from './textField.ts';

type Fragment = FragmentOf<typeof CustomizationFormFragmentDoc>;

/** Result of one call of a save, with the row after it. */
type Step = { kind: 'done' | 'stale'; row: CustomizationRow } | null;

/**
 * Saves a customization: the look first, then the texts in chunks of ten, one after the other, each on the version that the previous call
 * returned (CUSTOM-51, CUSTOM-52). If one fails, the previous ones stay saved, and the rest stays in the form.
 */
export function useSaveCustomization(row: CustomizationRow) {
  const { t } = useTranslation('customization');
  const [sendLook] = useScreenMutation(CustomizationEditorSaveLookDocument);
  const [sendScreens] = useScreenMutation(CustomizationScreensSaveDocument);
  const latestRow = useRef(row);

  async function save(
    { version, changes }: VersionedChange<CustomizationRules>,
    invalid: (errors: readonly FieldError[]) => null,
  ): Promise<SaveAnswer<CustomizationRow>> {
    if (row.version > latestRow.current.version) latestRow.current = row;
    const { id } = row;
    const sent = changes as Readonly<Record<string, unknown>>;
    const look = lookInput(sent, latestRow.current);
    const chunks = chunksOf(screenEntries(sent, latestRow.current));
    const calls = [
      ...(look
        ? [(on: number) => sendLook({ input: { id, version: on, ...look } }, answers(fieldOfLook))]
        : []),
      ...chunks.map(
        (screens) => (on: number) =>
          sendScreens({ input: { promotionId: id, version: on, screens } }, answers(fieldOfScreens(screens))),
      ),
    ];
    let savedCalls = 0;
    let current = version;
    for (const call of calls) {
      const step: Step = await call(current);
      if (step) latestRow.current = step.row;
      if (step?.kind === 'stale') return stale(step.row);
      if (!step) {
        if (savedCalls === 0) return null;
        toast.error(t('saved_in_part', { done: savedCalls, all: calls.length }));
        return partial(latestRow.current);
      }
      savedCalls += 1;
      current = step.row.version;
    }
    toast.success(t('saved'));
    return saved(latestRow.current);

    function answers(fieldOf: (path: string) => string) {
      return {
        done({ promotion, version: now }: { promotion: Fragment | null; version?: number }): Step {
          const saved = readFragment(CustomizationFormFragmentDoc, promotion);
          return { kind: 'done', row: saved ?? { ...latestRow.current, version: now ?? version } };
        },
        stale: (now: Fragment): Step => ({
          kind: 'stale',
          row: readFragment(CustomizationFormFragmentDoc, now),
        }),
        invalid: (errors: readonly FieldError[]): Step =>
          invalid(errors.map((error) => ({ ...error, field: fieldOf(error.field) }))),
        refused: ({ code, message }: Refusal): Step => show({ status: 409, code, errorName: code, message }),
        failed: (failure: CallFailure): Step => show(failure),
      };
    }
  }
  return save;
}

function show(failure: CallFailure): null {
  showFailedCall(failure);
  return null;
}

/** The form field of a path in a refused chunk: `screens.2.texts.title`. */
const fieldOfScreens =
  (screens: ReturnType<typeof screenEntries>) =>
  (path: string): string => {
    const [, place, , text] = path.split('.');
    const entry = screens[Number(place)];
    if (!entry) return path;
    const definitions = textsOfScreen(entry.screen);
    const { key } = definitions.find((one) => one.key === text) ?? definitions[0] ?? {};
    return key ? textField({ ...entry, key }) : path;
  };
