import { useTranslation } from 'react-i18next';
import { RECIPIENT_COLUMNS, type RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';
import { SelectField } from '../../../kit/fields/SelectField.tsx';
import { Grid, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import type { FileColumn } from '../deskModel.ts';
import type { DeskHook } from '../useDesk.ts';
import { columnLetters } from './columnLetters.ts';

const UNUSED = 'unused';

interface Props {
  rows: DeskHook;
  plan: readonly FileColumn[];
  /** True if the file has no column names. Its columns are then called by their letters. */
  isNameless: boolean;
}

/** Fields that map the columns of a file whose names differ from ours. Known names are preselected; the others are not sent. */
export function ColumnFields({ rows: { desk, change }, plan, isNameless }: Props) {
  const { t } = useTranslation('desk');
  if (plan.length === 0) return null;
  const options = [
    { id: UNUSED, label: t('column_unused') },
    ...RECIPIENT_COLUMNS.map((column) => ({ id: column, label: t(`field.${column}`), detail: column })),
  ];
  const unused = plan.filter(
    ({ column, sample, isOurs }) => column === null && sample !== '' && !isOurs,
  ).length;
  function labelOf(name: string, at: number): string {
    if (isNameless) return t('column_letter', { letter: columnLetters(at) });
    return name === '' ? t('column_unnamed', { number: at + 1 }) : name;
  }
  function assign(place: number, id: string) {
    const column = id === UNUSED ? null : (id as RecipientColumn);
    void change(desk().assign(plan.map((one, at) => (at === place ? column : one.column))));
  }
  return (
    <Stack aria-labelledby="desk-columns" as="section" gap={3}>
      <Text id="desk-columns" as="h3" size="panel">
        {t('columns_title')}
      </Text>
      <Text as="p" tone="muted">
        {t('columns_text')} {unused > 0 && <strong>{t('columns_unused', { count: unused })}</strong>}
      </Text>
      <Grid column={220} isFilling align="start">
        {plan.map(
          ({ name, sample, column, isOurs }, at) =>
            !isOurs && (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and two may have one name
                key={at}
                label={labelOf(name, at)}
                hint={sample === '' ? t('column_empty') : t('column_sample', { sample: sample.slice(0, 60) })}
                options={options}
                value={column ?? UNUSED}
                onChange={(id) => assign(at, id)}
              />
            ),
        )}
      </Grid>
    </Stack>
  );
}
