import { useTranslation } from 'react-i18next';
import type { WrittenTexts } from '../../../recipient/recipientWords.ts';
import { PLACEHOLDERS, type ScreenText } from '../../../schema/recipientScreens.ts';
import { MenuButton } from '../../kit/actions/MenuButton.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { BoundField, FormApi } from '../../kit/form/formApi.ts';
import css from './Customization.module.css';
import type { CustomizationRules } from './customizationRules.ts';
import { insertAtCaret } from './insertAtCaret.ts';
import { type TextPlace, textField } from './textField.ts';

interface ScreenTextFieldProps {
  form: FormApi<CustomizationRules>;
  place: TextPlace;
  text: ScreenText;
  /** Who speaks where this text is empty. */
  above: WrittenTexts;
  builtIn: string;
  isReadOnly: boolean;
}

/** One text of a screen. Empty, it shows whose text is said in its place (CUSTOM-46). */
export function ScreenTextField({ form, place, text, above, builtIn, isReadOnly }: ScreenTextFieldProps) {
  const { t } = useTranslation('customization');
  const field = form.field(textField(place) as never) as BoundField<string | null | undefined>;
  const from = (['promotion', 'advertiser'] as const).find((level) => above[level]?.[text.key]?.trim());
  const fallback = (from && above[from]?.[text.key]) || builtIn;
  const bound = {
    ...field,
    onChange: (value: string) => field.onChange(value === '' ? undefined : value),
    label: t(`text.${text.key}`),
    placeholder: fallback,
    hint: t(field.value ? 'own_text' : `text_of_${from ?? 'product'}`),
    isRequired: false,
    isReadOnly,
  };
  return (
    <div className={css.text}>
      {text.isMultiline ? (
        <TextAreaField {...bound} rows={text.key === 'message' ? 3 : 4} maxLength={text.longest} />
      ) : (
        <TextField {...bound} />
      )}
      {!isReadOnly && (
        <MenuButton
          label={t('insert_placeholder', { text: t(`text.${text.key}`) })}
          icon="plus"
          isIconOnly
          entries={PLACEHOLDERS.map((name) => ({
            id: name,
            label: `${t(`placeholder.${name}`)} {{${name}}}`,
            onAction: () => bound.onChange(insertAtCaret(form.element.current, field, `{{${name}}}`)),
          }))}
        />
      )}
    </div>
  );
}
