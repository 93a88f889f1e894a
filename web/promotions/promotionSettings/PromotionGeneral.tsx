import { useTranslation } from 'react-i18next';
import { dayIn, isDay, PROMOTION_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';
import { MAX_NAME, PROMOTION_LOCALES } from '../../../schema/promotions/promotionValues.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { languageName } from '../../kit/format/languages.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import { dayOfInstant, instantOfDay } from './promotionDays.ts';
import type { SettingFields } from './useSettingFields.ts';

/** Name, dates and language (WIZSET-5, WIZSET-6, WIZSET-7). */
export function PromotionGeneral({ settings }: { settings: SettingFields }) {
  const { t, i18n } = useTranslation('promotionSettings');
  const { field, isShown } = settings;
  const [start, end] = [field('startsAt'), field('endsAt')];
  const startDay = dayOfInstant(start.value);
  const endDay = dayOfInstant(end.value);
  const isPast = endDay !== null && isDay(endDay) && endDay < dayIn(PROMOTION_TIME_ZONE);
  const endHint = t(end.isDisabled ? 'no_end' : isPast ? 'end_past' : 'end_hint');
  return (
    <Panel title={t('general')}>
      <Stack>
        {isShown('name') && (
          <TextField
            {...field('name')}
            label={t('name')}
            maxLength={MAX_NAME}
            autoComplete="off"
            hint={field('name').isRequired ? undefined : t('name_hint')}
          />
        )}
        {isShown('startsAt') && (
          <>
            <CheckboxField {...field('ongoing')} label={t('ongoing')} hint={t('ongoing_hint')} />
            <Columns>
              <DayField
                {...start}
                label={t('startsAt')}
                value={startDay}
                onChange={(day) => start.onChange(instantOfDay(day, { of: 'start', now: start.value }))}
                hint={t('zone_hint', { zone: PROMOTION_TIME_ZONE })}
              />
              <DayField
                {...end}
                label={t('endsAt')}
                value={endDay}
                onChange={(day) => end.onChange(instantOfDay(day, { of: 'end', now: end.value }))}
                {...(startDay && { min: startDay })}
                hint={endHint}
              />
            </Columns>
          </>
        )}
        {isShown('locale') && (
          <SelectField
            {...field('locale')}
            label={t('locale')}
            options={PROMOTION_LOCALES.map((id) => ({ id, label: languageName(id, i18n.language) }))}
          />
        )}
      </Stack>
    </Panel>
  );
}
