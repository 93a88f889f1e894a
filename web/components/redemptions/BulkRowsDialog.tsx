import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkRowsDialogDocument } from '../../../operations/redemptions/BulkRowsDialog.generated.ts';
import type { BulkRowOutcome } from '../../../operations/schema.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { TextSkeleton } from '../../kit/feedback/skeletons.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import css from './Bulk.module.css';
import { useBulkReason } from './useBulkReason.ts';

const OUTCOMES = ['failed', 'left', 'stopped', 'done'] as const satisfies readonly BulkRowOutcome[];

/** The redemptions of a bulk action by what became of them, with their numbers. */
export function BulkRowsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['redemptionBulk', 'kit']);
  const reasonOf = useBulkReason();
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('left');
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
      <div className={css.parts}>
        <RadioField
          label={t('rows_outcome')}
          value={outcome}
          onChange={(chosen) => {
            setOutcome(chosen);
            setNumber(1);
          }}
          options={OUTCOMES.map((one) => ({ id: one, label: t(`part.${one}`) }))}
        />
        {failure ? (
          <p>{t('rows_failed')}</p>
        ) : !rows ? (
          <TextSkeleton />
        ) : rows.items.length === 0 ? (
          <p className={css.muted}>{t('rows_none')}</p>
        ) : (
          <ul className={css.rows}>
            {rows.items.map(({ redemptionId, orderId, reason }) => (
              <li key={redemptionId}>
                <span className={css.number}>
                  {redemptionId}
                  {orderId !== null && ` · ${orderId}`}
                </span>
                <span className={css.muted}>{reason === null ? '' : reasonOf(reason)}</span>
              </li>
            ))}
          </ul>
        )}
        {rows && rows.page.totalPages > 1 && (
          <p className={css.pages}>
            <Button size="small" isDisabled={number <= 1} onPress={() => setNumber(number - 1)}>
              {t('rows_before')}
            </Button>
            {t('rows_page', { number, of: rows.page.totalPages })}
            <Button
              size="small"
              isDisabled={number >= rows.page.totalPages}
              onPress={() => setNumber(number + 1)}
            >
              {t('rows_next')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
