import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkProgressFragment } from '../../../../../operations/fulfillment/redemptionActions/BulkActions.generated.ts';
import { BulkRowsDialogDocument } from '../../../../../operations/fulfillment/redemptionActions/BulkRowsDialog.generated.ts';
import type { BulkRowOutcome } from '../../../../../operations/schema.generated.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';
import { Button } from '../../../../kit/actions/Button.tsx';
import { Dialog } from '../../../../kit/feedback/Dialog.tsx';
import { RadioField } from '../../../../kit/fields/RadioField.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Text } from '../../../../kit/layout/Text.tsx';
import { TextSkeleton } from '../../../../kit/loading/skeletons.tsx';
import { Pagination } from '../../../../kit/table/Pagination.tsx';
import css from './Bulk.module.css';
import { useBulkReason } from './useBulkReason.ts';

const OUTCOMES = ['failed', 'left', 'stopped', 'done'] as const satisfies readonly BulkRowOutcome[];

interface Props {
  bulk: Pick<BulkProgressFragment, 'id' | 'action' | 'progress'>;
  onClose: () => void;
}

/** The redemptions of a bulk action by outcome, with counts; initially the first outcome that has any. */
export function BulkRowsDialog({ bulk: { id, action, progress }, onClose }: Props) {
  const { t } = useTranslation(['redemptionBulk', 'kit']);
  const reasonOf = useBulkReason(action);
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>(
    () => OUTCOMES.find((one) => progress[one] > 0) ?? 'left',
  );
  const [number, setNumber] = useState(1);
  const query = useScreenQuery(BulkRowsDialogDocument, { id, outcome, page: { number, size: 20 } });
  const rows = query.data?.redemptionBulk?.rows;
  const failure = query.errorAt('redemptionBulk');
  return (
    <Dialog
      title={t('rows_title')}
      isOpen
      onClose={onClose}
      size="medium"
      actions={<Button onPress={onClose}>{t('kit:close')}</Button>}
    >
      <Stack gap={3} className={css.parts}>
        <RadioField
          label={t('rows_outcome')}
          value={outcome}
          onChange={(option) => {
            setOutcome(option);
            setNumber(1);
          }}
          options={OUTCOMES.map((one) => ({ id: one, label: t(`part.${one}`) }))}
        />
        {failure ? (
          <p>{t('rows_failed')}</p>
        ) : !rows ? (
          <TextSkeleton />
        ) : rows.items.length === 0 ? (
          <Text as="p" tone="muted" size="small">
            {t('rows_none')}
          </Text>
        ) : (
          <Stack as="ul" gap={0} className={css.rows}>
            {rows.items.map((row) => (
              <li key={row.redemptionId}>
                <span className={css.number}>
                  {row.redemptionId}
                  {row.orderId !== null && ` · ${row.orderId}`}
                </span>
                <Text tone="muted" size="small">
                  {reasonOf(row)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {rows && rows.page.totalPages > 1 && (
          <Pagination label={t('rows_title')} page={rows.page} onPage={setNumber} />
        )}
      </Stack>
    </Dialog>
  );
}
