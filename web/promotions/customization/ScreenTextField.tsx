import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  placeholdersOn,
  type ScreenText,
} from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { MenuButton } from '../../kit/actions/MenuButton.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useTypedAhead } from '../../kit/form/useTypedAhead.ts';
import css from './Customization.module.css';
import { placeOfField, type TextFieldName } from './textField.ts';
import type { TextActions } from './useTextActions.ts';

interface ScreenTextFieldProps {
  field: TextFieldName;
  text: ScreenText;
  value: string | undefined;
  error: string | undefined;
  /** The inherited text when this one is empty, and its owner. */
  fallback: string;
  from: 'promotion' | 'advertiser' | 'product';
  actions: TextActions;
  isReadOnly: boolean;
}

/** One text of a screen. If empty, it shows whose text is used instead (CUSTOM-46). It is not rendered while others are typed into. */
export const ScreenTextField = memo(function ScreenTextField(props: ScreenTextFieldProps) {
  const { field, text, value, error, fallback, from, actions, isReadOnly } = props;
  const { t } = useTranslation('customization');
  const [typed, type] = useTypedAhead(value ?? '', (now) => actions.change(field, now));
  const bound = {
    name: field,
    value: typed,
    error,
    onChange: type,
    onBlur: () => actions.leave(field),
    label: t(`text.${text.key}`),
    placeholder: fallback,
    hint: t(typed ? 'own_text' : `text_of_${from}`),
    isReadOnly,
  };
  return (
    <div className={css.text}>
      {text.isMultiline ? (
        <TextAreaField {...bound} rows={text.key === 'message' ? 3 : 4} maxLength={text.longest} />
      ) : (
        <TextField {...bound} />
      )}
      {!isReadOnly && <PlaceholderMenu field={field} textKey={text.key} actions={actions} />}
    </div>
  );
});

interface PlaceholderMenuProps {
  field: TextFieldName;
  textKey: ScreenText['key'];
  actions: TextActions;
}

/** The placeholders that have a value on the text's screen. */
const PlaceholderMenu = memo(function PlaceholderMenu({ field, textKey, actions }: PlaceholderMenuProps) {
  const { t } = useTranslation('customization');
  const place = placeOfField(field);
  return (
    <MenuButton
      label={t('insert_placeholder', { text: t(`text.${textKey}`) })}
      icon="plus"
      isIconOnly
      entries={(place ? placeholdersOn(place.screen) : []).map((name) => ({
        id: name,
        label: `${t(`placeholder.${name}`)} {{${name}}}`,
        onAction: () => actions.insert(field, `{{${name}}}`),
      }))}
    />
  );
});
