import { useTranslation } from 'react-i18next';
import { addDays, type Day, timeZonesWith } from '../../../schema/foundation/dates/dates.ts';
import { REPORT_INTERVALS } from '../../../schema/foundation/dates/periods.ts';
import { TIMEFRAME_SCOPES } from '../../../schema/foundation/dates/timeframeScopes.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { PeriodField } from '../../kit/fields/PeriodField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { isListed } from '../../kit/format/offeredPeriods.ts';
import { REPORT_WINDOWS } from '../../kit/format/ranges.ts';
import { Grid, Row } from '../../kit/layout/Stack.tsx';
import css from './ReportShapeForm.module.css';
import { type ReportShape, withInterval } from './reportShape.ts';

interface Props {
  shape: ReportShape;
  today: Day;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<ReportShape>) => void;
}

/** Interval, matching start and end, zone and scope of the timeframe (ACTREP-4 … ACTREP-7). */
export function TimeframeFields({ shape, today, errorOf, onChange }: Props) {
  const { t } = useTranslation('activityReport');
  const { interval, start, end, timezone, scope } = shape;
  const zones = timeZonesWith(timezone);
  return (
    <fieldset className={css.timeframe}>
      <legend className={css.legend}>{t('timeframe')}</legend>
      <Grid column={184} lineGap={3} align="start">
        <SelectField
          label={t('interval')}
          options={REPORT_INTERVALS.map((id) => ({ id, label: t(`intervals.${id}`) }))}
          value={interval}
          onChange={(next) => onChange(withInterval(shape, next))}
        />
        <PeriodField
          label={t('start')}
          name="start_date"
          side="start"
          interval={interval}
          today={today}
          value={start}
          onChange={(day) => onChange({ start: day })}
          error={errorOf('start_date')}
        />
        <PeriodField
          label={t('end')}
          name="end_date"
          side="end"
          interval={interval}
          today={today}
          value={end}
          onChange={(day) => onChange({ end: day })}
          error={errorOf('end_date')}
        />
        <SelectField
          label={t('timezone')}
          options={zones.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
          value={timezone}
          onChange={(zone) => onChange({ timezone: zone })}
        />
        <SelectField
          label={t('scope')}
          options={TIMEFRAME_SCOPES.map((id) => ({ id, label: t(`scopes.${id}`) }))}
          value={scope}
          onChange={(next) => onChange({ scope: next })}
        />
      </Grid>
      {!isListed(interval) && (
        <Row className={css.windows}>
          {REPORT_WINDOWS.map((days) => (
            <Button
              key={days}
              size="small"
              variant="quiet"
              onPress={() => onChange({ start: addDays(today, 1 - days), end: today })}
            >
              {t('last_days', { count: days })}
            </Button>
          ))}
        </Row>
      )}
    </fieldset>
  );
}
