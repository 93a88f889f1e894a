import { useTranslation } from 'react-i18next';
import type { CatalogueChangeRowFragment } from '../../../operations/catalog/catalogueChanges/CatalogueChangeListScreen.generated.ts';
import css from './CatalogueChangeList.module.css';
import { changedText } from './changedText.ts';

type FieldChange = NonNullable<CatalogueChangeRowFragment['fields']>[number];

/** Maximum characters of a value that is shown in full; a longer one is shortened until it is opened. */
const MAX_SHOWN = 60;
/** Fields of pictures only contain addresses, which mean nothing to readers. */
const UNTOLD = 'pictures';

/** The changed fields, each with its old and new value. */
export function ChangedFields({ fields }: { fields: readonly FieldChange[] }) {
  const { t, i18n } = useTranslation(['catalogueChanges', 'products']);
  const words = { t, language: i18n.language };
  return (
    <span className={css.stacked}>
      {fields.map(({ field, before, after }) => {
        const name = t(`field_${field}`, { defaultValue: field.replaceAll('_', ' ') });
        const from = changedText(field, before, words);
        const to = changedText(field, after, words);
        if (field === UNTOLD)
          return (
            <span key={field} className={css.more}>
              {name}
            </span>
          );
        const line = (
          <>
            <span className={css.more}>{name}</span>{' '}
            {t('from_to', { from: shortened(from), to: shortened(to) })}
          </>
        );
        if (Math.max(from.length, to.length) <= MAX_SHOWN) return <span key={field}>{line}</span>;
        return (
          <details key={field} className={css.long}>
            <summary>{line}</summary>
            <dl className={css.whole}>
              <dt>{t('before')}</dt>
              <dd>{from}</dd>
              <dt>{t('after')}</dt>
              <dd>{to}</dd>
            </dl>
          </details>
        );
      })}
    </span>
  );
}

/** Drops half a surrogate pair at the end. */
const shortened = (text: string): string =>
  text.length > MAX_SHOWN
    ? `${text
        .slice(0, MAX_SHOWN)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text;
