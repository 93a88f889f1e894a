import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CatalogueChangeRowFragment } from '../../../operations/catalog/catalogueChanges/CatalogueChangeListScreen.generated.ts';
import { languageName } from '../../kit/format/languages.ts';
import { formatCountry } from '../../kit/format/money.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './CatalogueChangeList.module.css';

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
    <Stack as="span" gap={0} isInline breaks="anywhere">
      {fields.map(({ field, before, after }) => {
        const name = t(`field_${field}`, { defaultValue: field.replaceAll('_', ' ') });
        const from = changedText(field, before, words);
        const to = changedText(field, after, words);
        if (field === UNTOLD)
          return (
            <Text key={field} tone="muted" size="small">
              {name}
            </Text>
          );
        const line = (
          <>
            <Text tone="muted" size="small">
              {name}
            </Text>{' '}
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
    </Stack>
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

type Words = { t: TFunction<['catalogueChanges', 'products']>; language: string };

/** An old or new value in the reader's language: a state, a country or a theme by its name, anything else as stored. */
function changedText(field: string, storedText: string | null, { t, language }: Words): string {
  if (storedText === null || storedText === '') return t('none');
  if (field === 'status' || storedText === 'true' || storedText === 'false')
    return t(`value_${storedText}`, { defaultValue: storedText });
  if (field === 'default_locale') return languageName(storedText, language);
  const listed = listOf(storedText);
  if (!listed) return wholeText(storedText) || t('none');
  const names = listed.map((item) => {
    if (field === 'country_restrictions') return formatCountry(item, language, item);
    return field === 'themes' ? t(`products:theme_${item}`, { defaultValue: item }) : item;
  });
  return names.join(', ') || t('none');
}

/** A list of plain texts that is stored as JSON. */
function listOf(storedText: string): string[] | undefined {
  if (!storedText.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(storedText);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A value of a change in readable form: lists joined, translations and dimensions as "fr name: Dix". */
function wholeText(text: string | null): string {
  if (text === null || !/^[[{]/.test(text)) return text ?? '';
  try {
    return linesOf(JSON.parse(text), '').join(', ');
  } catch {
    return text;
  }
}

/** All nested values, labeled by their path; empty ones are omitted. */
function linesOf(value: unknown, path: string): string[] {
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, path));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) =>
      linesOf(item, `${path} ${name.replaceAll('_', ' ')}`),
    );
  return [path ? `${path.trim()}: ${value}` : String(value)];
}
