import { judgeSettings, settledSettings } from '../../../schema/promotions/promotionRules.ts';
import type { PromotionSettings, SettingName } from '../../../schema/promotions/promotionValues.ts';
import { type PromotionFacts, type PromotionForm, situationOf } from './promotionForm.ts';

/** The current verdict of the rules, for the parts of the form. */
export interface SettingFields {
  form: PromotionForm;
  facts: PromotionFacts;
  /** Hidden and closed settings have their stored values. */
  settled: PromotionSettings;
  isShown: (...names: SettingName[]) => boolean;
  /** Props of a shown field, with its value while it is closed. */
  field: <Name extends SettingName>(name: Name) => SettingField<Name>;
}

interface SettingField<Name extends SettingName> {
  name: Name;
  value: PromotionSettings[Name];
  onChange: (value: PromotionSettings[Name]) => void;
  onBlur: () => void;
  error: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
}

/** Evaluates the fields of a settings form by the shared rules. */
export function useSettingFields(form: PromotionForm, facts: PromotionFacts): SettingFields {
  const situation = situationOf(form.values, facts);
  const judged = judgeSettings(situation);
  const settled = settledSettings(situation);
  return {
    form,
    facts,
    settled,
    isShown: (...names) => names.some((name) => judged[name].isShown),
    field<Name extends SettingName>(name: Name): SettingField<Name> {
      const { isOpen, isRequired } = judged[name];
      const bound = form.field(name);
      const settings = isOpen ? situation.settings : settled;
      return {
        name,
        value: settings[name],
        onChange: (value) => form.setValue(name, value),
        onBlur: bound.onBlur,
        error: isOpen ? bound.error : undefined,
        isRequired,
        isDisabled: !isOpen,
      };
    },
  };
}
