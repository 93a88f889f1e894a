import { useTranslation } from 'react-i18next';
import type { Rewriting } from '../deskModel.ts';
import css from './Corrections.module.css';

/** Rows that a change names at most. */
const MAX_NAMED_ROWS = 5;

/** Cells before and after, each with its rows. */
export function Rewritings({ changes }: { changes: readonly Rewriting[] }) {
  const { t } = useTranslation('desk');
  function placesOf({ rows }: Rewriting) {
    const named = rows.slice(0, MAX_NAMED_ROWS).join(', ');
    const more = rows.length - MAX_NAMED_ROWS;
    const place = t('change_rows', { count: rows.length, rows: named });
    return more > 0 ? `${place} ${t('places_more', { count: more })}` : place;
  }
  return (
    <ul className={css.changes}>
      {changes.map((change) => (
        <li key={`${change.column} ${change.before} ${change.rows[0]}`} className={css.change}>
          <span className={css.before}>{change.before === '' ? t('empty_cell') : change.before}</span>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{t('becomes')}</span>
          <strong className={css.after}>{change.after}</strong>
          <span className={css.rows}>{placesOf(change)}</span>
        </li>
      ))}
    </ul>
  );
}
