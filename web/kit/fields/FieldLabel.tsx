import { Label } from 'react-aria-components/Label';
import { useTranslation } from 'react-i18next';
import css from './Field.module.css';

export interface FieldLabelProps {
  label: string;
  isRequired?: boolean | undefined;
  isHidden?: boolean | undefined;
}

/** Label of a field. Optional ones say so, since most fields are required. */
export function FieldLabel({ label, isRequired = true, isHidden }: FieldLabelProps) {
  const { t } = useTranslation('kit');
  return (
    <Label className={isHidden ? 'visually-hidden' : (css.label ?? '')}>
      {label}
      {!isRequired && <span className={css.optional}> {t('optional')}</span>}
    </Label>
  );
}
