import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RunOutAlertFormSaveDocument } from '../../../operations/reports/reports/InventoryDetail.generated.ts';
import type { InventoryReportRowFragment } from '../../../operations/reports/reports/InventoryReportScreen.generated.ts';
import { MAX_WORKING_DAYS } from '../../../schema/foundation/dates/workingDays.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { formatDay, formatInstant } from '../../kit/format/dates.ts';
import { Row } from '../../kit/layout/Stack.tsx';
import { useLeaveWarning } from '../../navigation/useLeaveWarning.ts';
import { useViewer } from '../../session/viewer.ts';
import css from './Inventory.module.css';

interface Props {
  row: InventoryReportRowFragment;
  alert: NonNullable<InventoryReportRowFragment['alert']>;
  isReadOnly: boolean;
  onSaved: () => void;
}

/** Form for the lead time of the run-out alert: working days before a stock or a budget runs out. */
export function RunOutAlertForm({ row, alert, isReadOnly, onSaved }: Props) {
  const { t } = useTranslation('inventoryReport');
  const { timezone } = useViewer();
  const saved = String(alert.workingDays ?? '');
  /** Text of the field; null while the field shows the saved value. */
  const [entered, setEntered] = useState<string | null>(null);
  const days = entered ?? saved;
  const [send, isSaving] = useScreenMutation(RunOutAlertFormSaveDocument);
  const isGood = /^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= MAX_WORKING_DAYS;
  const isChanged = days !== saved;
  useLeaveWarning(isChanged && !isReadOnly, { of: 'query', isSaving });

  const save = (workingDays: number | null) =>
    send(
      {
        input: {
          sku: row.rewardSku,
          sourceId: row.rewardSku ? null : row.rewardSource.id,
          workingDays,
          version: alert.version,
        },
      },
      {
        done() {
          setEntered(null);
          toast.success(
            t(workingDays === null ? 'alert_removed' : 'alert_saved', { count: workingDays ?? 0 }),
          );
        },
        stale() {
          toast.error(t('alert_stale'));
          onSaved();
        },
      },
    );

  return (
    <Row
      as="form"
      gap={3}
      align="start"
      className={css.alert}
      aria-label={t('alert_title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood && isChanged) void save(Number(days));
      }}
    >
      <NumberField
        name="workingDays"
        label={t('alert_days')}
        hint={hint()}
        error={days !== '' && !isGood ? t('alert_range', { most: MAX_WORKING_DAYS }) : undefined}
        isReadOnly={isReadOnly}
        value={days}
        onChange={setEntered}
      />
      {!isReadOnly && (
        <Row as="span" isOneLine className={css.buttons}>
          <Button type="submit" isPending={isSaving} isDisabled={!isGood || !isChanged}>
            {t('alert_save')}
          </Button>
          {alert.workingDays !== null && (
            <Button variant="quiet" isDisabled={isSaving} onPress={() => void save(null)}>
              {t('alert_remove')}
            </Button>
          )}
        </Row>
      )}
    </Row>
  );

  function hint(): string {
    if (alert.workingDays === null) return t('alert_none');
    if (alert.sentAt) return t('alert_said', { day: formatInstant(alert.sentAt, 'table', timezone) });
    return alert.dueOn ? t('alert_due', { day: formatDay(alert.dueOn, 'table') }) : t('alert_waits');
  }
}
