import { useTranslation } from 'react-i18next';
import { addDays, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { MAX_REMINDERS, MAX_SCHEDULED_DAYS } from '../../../schema/fulfillment/dispatches.ts';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Disclosure } from '../../kit/layout/Disclosure.tsx';
import { Grid, Stack } from '../../kit/layout/Stack.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { UndoWindowField } from '../shared/dispatches/UndoWindowField.tsx';
import { momentRules, REMINDER_CHOICES, type SendOptions, TIMES } from './sendOptions.ts';

interface Props {
  kind: 'send_codes' | 'send_links';
  options: SendOptions;
  onChange: (part: Partial<SendOptions>) => void;
}

/** When to send: the undo window, and under "More" the schedule, the reminders and the minimum validity of codes. */
export function SendOptionsFields({ kind, options, onChange }: Props) {
  const { t } = useTranslation('desk');
  const zone = useZone();
  const today = dayIn(zone);
  const past = momentRules(options, zone, Date.now());
  return (
    <Stack gap={4}>
      <UndoWindowField seconds={options.undoSeconds} onChange={(undoSeconds) => onChange({ undoSeconds })} />
      <Disclosure title={t('more')}>
        <Stack gap={4}>
          <Grid column={220} isFilling align="start">
            <DayField
              label={t('release_day')}
              isRequired={false}
              value={options.releaseDay}
              onChange={(releaseDay) => onChange({ releaseDay })}
              min={today}
              max={addDays(today, MAX_SCHEDULED_DAYS)}
              hint={t('release_hint', { zone })}
              error={past.release && t('moment_past')}
            />
            {options.releaseDay !== null && (
              <SelectField
                label={t('release_time')}
                value={options.releaseTime}
                onChange={(releaseTime) => onChange({ releaseTime })}
                options={TIMES.map((id) => ({ id, label: id }))}
              />
            )}
          </Grid>
          <CheckboxGroupField
            label={t('reminders')}
            isRow
            options={REMINDER_CHOICES.map((id) => ({ id, label: t('reminder_days', { count: Number(id) }) }))}
            value={options.reminderDays}
            onChange={(reminderDays) => reminderDays.length <= MAX_REMINDERS && onChange({ reminderDays })}
            hint={t('reminders_hint', { count: MAX_REMINDERS })}
          />
          {kind === 'send_codes' && (
            <DayField
              label={t('minimal_day')}
              isRequired={false}
              value={options.minimalDay}
              onChange={(minimalDay) => onChange({ minimalDay })}
              min={today}
              hint={t('minimal_hint')}
              error={past.minimal && t('moment_past')}
            />
          )}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
