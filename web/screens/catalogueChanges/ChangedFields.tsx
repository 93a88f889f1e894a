import { useTranslation } from 'react-i18next';
import type { CatalogueChangeRowFragment } from '../../../operations/catalogueChanges/CatalogueChangeListScreen.generated.ts';
import css from './CatalogueChangeList.module.css';

type FieldChange = NonNullable<CatalogueChangeRowFragment['fields']>[number];

/** A value of so many letters is told in full; of a longer one only that it changed. */
const MAX_SHOWN = 60;

/** Fields that a change changed, each from and to; of texts, pictures and dimensions only that they did. */
export function ChangedFields({ fields }: { fields: readonly FieldChange[] }) {
  const { t } = useTranslation('catalogueChanges');
  return (
    <span className={css.stacked}>
      {fields.map(({ field, before, after }) => {
        const [from, to] = [lineOf(before), lineOf(after)];
        const name = t(`field_${field}`, { defaultValue: field.replaceAll('_', ' ') });
        return (
          <span key={field}>
            <span className={css.more}>{name}</span>
            {from !== undefined && to !== undefined && (
              <> {t('from_to', { from: from || t('none'), to: to || t('none') })}</>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** A value as a line of text: lists joined; undefined for what is no line. */
function lineOf(text: string | null): string | undefined {
  const value = text?.startsWith('[') ? listed(text) : (text ?? '');
  return value === undefined || value.startsWith('{') || value.length > MAX_SHOWN ? undefined : value;
}

function listed(text: string): string | undefined {
  try {
    const items = JSON.parse(text) as unknown[];
    return items.every((item) => typeof item === 'string') ? items.join(', ') : undefined;
  } catch {
    return text;
  }
}
