import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { screensOf } from '../../../schema/recipientScreens.ts';
import { ChangesPanel } from '../../components/changes/ChangesPanel.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { useHistory } from '../../kit/form/useHistory.ts';
import { useHistoryKeys } from '../../kit/form/useHistoryKeys.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import css from './Customization.module.css';
import {
  type CustomizationFacts,
  type CustomizationRow,
  flowFacts,
  localesOf,
  screensWithErrors,
  shownRewards,
  valuesOf,
} from './customizationRow.ts';
import { customizationRules, LOOK_FIELDS } from './customizationRules.ts';
import { LookFields } from './LookFields.tsx';
import { Preview } from './Preview.tsx';
import { ScreenFields } from './ScreenFields.tsx';
import { ScreenList } from './ScreenList.tsx';
import { placeOfField } from './textField.ts';
import { useCustomizationPlace } from './useCustomizationPlace.ts';
import { useCustomizationWords } from './useCustomizationWords.tsx';
import { useSaveCustomization } from './useSaveCustomization.ts';
import { useScreenName } from './useScreenName.ts';

interface CustomizationEditorProps {
  facts: CustomizationFacts;
  row: CustomizationRow;
  back: { href: string; label: string };
}

/** The look and the texts of a promotion on the left, what its recipients see on the right (CUSTOM-1). */
export function CustomizationEditor({ facts, row, back }: CustomizationEditorProps) {
  const { t } = useTranslation('customization');
  const isReadOnly = !useCan()('editPromotionsCustomization');
  const save = useSaveCustomization(row);
  const edit = useVersionedForm(customizationRules, { row, valuesOf, save });
  const { form } = edit;
  const screens = useMemo(() => screensOf(flowFacts(facts)), [facts]);
  const locales = useMemo(() => localesOf(facts), [facts]);
  const skus = useMemo(() => shownRewards(facts).map(({ sku }) => sku), [facts]);
  const { place, go, goToField } = useCustomizationPlace({ screens, locales, skus });
  const history = useHistory(form);
  const nameOf = useScreenName(facts);
  const { labelOf, inWords } = useCustomizationWords({ facts, nameOf });
  const withErrors = screensWithErrors(form.broken);
  const hasWrongLook = form.broken.some((field) => (LOOK_FIELDS as readonly string[]).includes(field));

  function showChanged(fields: string[]) {
    if (fields[0] !== undefined) goToField(fields[0]);
  }
  const undo = () => showChanged(history.undo());
  const redo = () => showChanged(history.redo());
  useHistoryKeys({ undo, redo });

  function show(field: string) {
    goToField(field);
    form.showField(field);
  }
  function saveAll() {
    const [wrong] = form.broken;
    if (wrong === undefined) return void form.submit(edit.save);
    show(wrong);
  }

  return (
    <Screen
      title={t('title')}
      subtitle={facts.name}
      back={back}
      actions={
        !isReadOnly && (
          <>
            <IconButton icon="undo" label={t('undo')} isDisabled={!history.canUndo} onPress={undo} />
            <IconButton icon="redo" label={t('redo')} isDisabled={!history.canRedo} onPress={redo} />
            <ChangesPanel edit={edit} labelOf={labelOf} inWords={inWords} onShow={show} />
            <Button
              variant="primary"
              onPress={saveAll}
              isPending={form.isSubmitting}
              isDisabled={!form.isDirty}
            >
              {t('save')}
            </Button>
          </>
        )
      }
    >
      <div className={css.columns}>
        <VersionedForm
          edit={edit}
          label={t('title')}
          labelOf={labelOf}
          inWords={inWords}
          isReadOnly
          warnsBeforeLeaving
        >
          <Panel>
            <Tabs
              label={t('title')}
              tabs={[
                { id: 'look', label: t(hasWrongLook ? 'part_look_errors' : 'part_look') },
                { id: 'screens', label: t(withErrors.size > 0 ? 'part_screens_errors' : 'part_screens') },
              ]}
              selected={place.part}
              onSelect={(part) => go({ part: part === 'screens' ? 'screens' : 'look' })}
            >
              {place.part === 'look' ? (
                <LookFields facts={facts} form={form} isReadOnly={isReadOnly} />
              ) : (
                <>
                  <ScreenList
                    screens={screens}
                    current={place.screen}
                    withErrors={withErrors}
                    written={writtenScreens(form.values)}
                    nameOf={nameOf}
                    onSelect={(screen) => go({ screen })}
                  />
                  <ScreenFields
                    {...{ facts, row, form, place, screens, go, isReadOnly }}
                    name={nameOf(place.screen)}
                  />
                </>
              )}
            </Tabs>
          </Panel>
        </VersionedForm>
        <Preview {...{ facts, row, place, locales, go }} values={form.values} />
      </div>
    </Screen>
  );
}

/** Screens with a text of this promotion or of a reward of it. */
const writtenScreens = (values: object) =>
  new Set(
    Object.entries(values).flatMap(([field, text]) => (text ? (placeOfField(field)?.screen ?? []) : [])),
  );
