import { useTranslation } from 'react-i18next';
import type { FileWarning } from '../../../../schema/foundation/csv/textFile.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import css from '../Desk.module.css';
import type { DeskSummary } from '../deskModel.ts';
import { Rewritings } from '../rows/Rewritings.tsx';
import type { DeskHook } from '../useDesk.ts';

interface Props {
  rows: DeskHook;
  summary: DeskSummary;
}

/** Warnings about what is not sent, or may not be what it seems. */
const WARNED = [
  'messages_unread',
  'texts_garbled',
  'names_odd',
  'quotes_kept',
  'order_ids_dates',
  'sheet_passed',
  'other_sheets',
  'hidden_rows_left',
  'hidden_rows_read',
  'hidden_columns',
  'shown_otherwise',
  'cells_read_as',
];

/** Names of the separators among the words of the desk. */
const SEPARATORS: Readonly<Record<string, string>> = {
  ';': 'semicolon',
  ',': 'comma',
  '\t': 'tab',
  '|': 'bar',
};

/** Lists values read differently from the file, columns that are not sent, and duplicate rows. */
export function FileNotes({ rows: { desk, change }, summary }: Props) {
  const { t } = useTranslation('desk');
  const { warnings, rewritten, repeated, refusals } = summary;
  /** The value in a warning; a separator is named by a word. */
  function named({ rule, limit }: FileWarning): string {
    const word = rule === 'other_delimiter' ? SEPARATORS[limit ?? ''] : undefined;
    return word === undefined ? (limit ?? '') : t(`separator.${word}`);
  }
  return (
    <>
      {refusals.length > 0 && (
        <Banner tone="warning" title={t('refused_before')}>
          <ul className={css.others}>
            {refusals.map(({ reason, count, places }) => (
              <li key={reason}>
                {reason}
                <span className={css.places}>
                  {[
                    ...places.map((place) =>
                      t(place.line === null ? 'place_refused' : 'place_refused_line', { ...place }),
                    ),
                    ...(count > places.length ? [t('places_more', { count: count - places.length })] : []),
                  ].join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {(['info', 'warning'] as const).map((tone) => {
        const notes = warnings.filter(({ rule }) => WARNED.includes(rule) === (tone === 'warning'));
        return (
          notes.length > 0 && (
            <Banner key={tone} tone={tone}>
              {notes.map((warning) => (
                <p key={warning.rule}>
                  {t(`warning.${warning.rule}`, {
                    limit: named(warning),
                    count: warning.count ?? (Number(warning.limit) || 0),
                    message: '{{message}}',
                  })}
                </p>
              ))}
            </Banner>
          )
        );
      })}
      {repeated > 0 && (
        <Banner
          tone="warning"
          actions={
            <Button size="small" onPress={() => void change(desk().keepOne())}>
              {t('keep_one')}
            </Button>
          }
        >
          {t('repeated', { count: repeated })}
        </Banner>
      )}
      {rewritten.map(({ column, changes, count }) => (
        <Banner key={column} title={t(`rewritten_${column === 'value' ? 'value' : 'phone'}`, { count })}>
          <Rewritings changes={changes} />
          {count > changes.length && t('places_more', { count: count - changes.length })}
        </Banner>
      ))}
    </>
  );
}
