import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  SCREEN_NAMES,
  type ScreenName,
  screensOf,
} from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { useHistory } from '../../kit/form/useHistory.ts';
import { useHistoryKeys } from '../../kit/form/useHistoryKeys.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useViewer } from '../../session/viewer.ts';
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
import { EditorActions } from './EditorActions.tsx';
import { LookFields } from './LookFields.tsx';
import { PartContext, Parts } from './Parts.tsx';
import { Preview } from './preview/Preview.tsx';
import { ScreenFields } from './ScreenFields.tsx';
import { ScreenList } from './ScreenList.tsx';
import { placeOfField } from './textField.ts';
import { placeToGo, useCustomizationPlace } from './useCustomizationPlace.ts';
import { useCustomizationWords } from './useCustomizationWords.tsx';
import { useSaveCustomization } from './useSaveCustomization.ts';
import { useScreenName } from './useScreenName.ts';

interface CustomizationEditorProps {
  facts: CustomizationFacts;
  row: CustomizationRow;
  back: { href: string; label: string };
}

/** The look and the texts of a promotion on the left, the recipients' view on the right (CUSTOM-1). */
export function CustomizationEditor({ facts, row, back }: CustomizationEditorProps) {
  const { t } = useTranslation('customization');
  const isReadOnly = !useCan()('editPromotionsCustomization');
  const save = useSaveCustomization(row);
  const keptAt = { owner: useViewer().accountId, key: `customization.${row.id}` };
  const edit = useVersionedForm(customizationRules, { row, valuesOf, save, keptAt });
  const { form } = edit;
  const screens = useMemo(() => screensOf(flowFacts(facts)), [facts]);
  const locales = useMemo(() => localesOf(facts), [facts]);
  const skus = useMemo(() => shownRewards(facts).map(({ sku }) => sku), [facts]);
  const { place, go } = useCustomizationPlace({ screens, locales, skus });
  const { live } = form;
  const nameOf = useScreenName(facts);
  const words = useCustomizationWords({ facts, row, nameOf });
  const withErrors = useSameSet(screensWithErrors(form.broken));
  const written = useSameSet(writtenScreens(form.values));
  const hasWrongLook = form.broken.some((field) => (LOOK_FIELDS as readonly string[]).includes(field));
  const selectScreen = useCallback((screen: ScreenName) => go({ screen }), [go]);

  const history = useHistory(form);
  const steps = useSteps({ edit, history, go });
  useHistoryKeys(steps);
  const lookKey = JSON.stringify(LOOK_FIELDS.map((name) => [form.values[name], form.errors[name]]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the form it is drawn from the look alone, so that it rests while texts are typed
  const look = useMemo(
    () => <LookFields facts={facts} form={form} isReadOnly={isReadOnly} />,
    [facts, isReadOnly, lookKey],
  );
  const content = (
    <>
      {/* Stays mounted: a running upload finishes, whatever part is shown meanwhile. */}
      <div hidden={place.part !== 'look'}>{look}</div>
      {place.part === 'screens' && (
        <>
          <ScreenList
            screens={screens}
            withErrors={withErrors}
            written={written}
            nameOf={nameOf}
            current={place.screen}
            onSelect={selectScreen}
          />
          <ScreenFields
            facts={facts}
            row={row}
            form={form}
            place={place}
            screens={screens}
            go={go}
            isReadOnly={isReadOnly}
            name={nameOf(place.screen)}
          />
        </>
      )}
    </>
  );

  return (
    <Screen
      title={t('title')}
      subtitle={facts.name}
      back={back}
      actions={
        !isReadOnly && (
          <EditorActions
            facts={facts}
            row={row}
            nameOf={nameOf}
            edit={edit}
            canUndo={history.canUndo}
            canRedo={history.canRedo}
            onUndo={steps.undo}
            onRedo={steps.redo}
            onShow={steps.show}
            onSave={steps.save}
          />
        )
      }
    >
      <div className={css.columns}>
        <VersionedForm
          edit={edit}
          label={t('title')}
          labelOf={words.labelOf}
          inWords={words.inWords}
          isReadOnly
        >
          <Panel>
            <PartContext value={content}>
              <Parts
                part={place.part}
                hasWrongLook={hasWrongLook}
                hasWrongScreens={withErrors.size > 0}
                go={go}
              />
            </PartContext>
          </Panel>
        </VersionedForm>
        <Preview
          facts={facts}
          row={row}
          live={live}
          place={place}
          locales={locales}
          go={go}
          name={nameOf(place.screen)}
        />
      </div>
    </Screen>
  );
}

interface StepsOptions {
  edit: ReturnType<typeof useVersionedForm<typeof customizationRules, CustomizationRow>>;
  history: ReturnType<typeof useHistory>;
  go: ReturnType<typeof useCustomizationPlace>['go'];
}

/** The actions of the buttons and keys, with stable identities. Each moves to its field. */
function useSteps(options: StepsOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo(() => {
    const goToFirst = ([field]: readonly string[]) => {
      if (field !== undefined) latest.current.go(placeToGo(field));
    };
    const show = (field: string) => {
      goToFirst([field]);
      latest.current.edit.form.showField(field);
    };
    return {
      undo: () => goToFirst(latest.current.history.undo()),
      redo: () => goToFirst(latest.current.history.redo()),
      show,
      save() {
        const { form, save } = latest.current.edit;
        const [wrong] = form.broken;
        if (wrong === undefined) void form.submit(save);
        else show(wrong);
      },
    };
  }, []);
}

/** A set that keeps its identity while its content is the same. */
function useSameSet(set: ReadonlySet<ScreenName>): ReadonlySet<ScreenName> {
  const names = screenList(set);
  return useMemo(() => new Set(SCREEN_NAMES.filter((name) => names.split(' ').includes(name))), [names]);
}
const screenList = (set: ReadonlySet<ScreenName>): string => [...set].sort().join(' ');

/** Screens with a text of this promotion or of one of its rewards. */
const writtenScreens = (values: object): Set<ScreenName> =>
  new Set(
    Object.entries(values).flatMap(([field, text]) => (text ? (placeOfField(field)?.screen ?? []) : [])),
  );
