import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
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
    <Stack as="ul" gap={1}>
      {changes.map((change) => (
        <Row
          key={`${change.column} ${change.before} ${change.rows[0]}`}
          as="li"
          lineGap={1}
          align="baseline"
          className={css.change}
        >
          <Text tone="muted" breaks="anywhere">
            {change.before === '' ? t('empty_cell') : change.before}
          </Text>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{t('becomes')}</span>
          <Text as="strong" weight="medium" breaks="anywhere">
            {change.after}
          </Text>
          <Text tone="muted" size="small">
            {placesOf(change)}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
