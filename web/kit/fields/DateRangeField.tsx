import { Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import { formatDay, longDay } from '../format/dates.ts';
import { type DayRange, presetOf, presets, presetsToToday } from '../format/ranges.ts';
import { Icon } from '../Icon.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { Skeleton } from '../loading/skeletons.tsx';
import { useZone } from '../viewer/ZoneContext.tsx';
import css from './DateRange.module.css';

const RangePanel = lazyPart(() => import('./RangePanel.tsx').then((part) => part.RangePanel));

export interface DateRangeFieldProps {
  label: string;
  /** First and last day, both included; null where none is chosen. */
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  /** The IANA zone the days are read in, named beside the range; the viewer's when absent. */
  zone?: string | undefined;
  /** Latest day that can be chosen; yesterday in the zone when absent, today with `includesToday`. */
  max?: Day | undefined;
  /** The presets end today, as a filter of a list needs it; those of charts end yesterday (UI-20, UI-21). */
  includesToday?: boolean | undefined;
  min?: Day | undefined;
  isDisabled?: boolean | undefined;
  /** True to put the label inside the field, where several ranges are side by side. */
  isLabelShown?: boolean | undefined;
  /** Today in the zone; only tests and the showcase give it. */
  today?: Day | undefined;
}

/** A period: two presets (UI-20, UI-21) or two days of a calendar. */
export function DateRangeField({
  label,
  value,
  onChange,
  zone: ownZone,
  max,
  min,
  includesToday = false,
  isDisabled = false,
  isLabelShown = false,
  today: ownToday,
}: DateRangeFieldProps) {
  const { t, i18n } = useTranslation('kit');
  const own = useZone();
  const zone = ownZone ?? own;
  const today = ownToday ?? dayIn(zone);
  const [isOpen, setOpen] = useState(false);
  const offered = includesToday ? presetsToToday(today) : presets(today);
  const preset = value && presetOf(value, offered);
  const text = value
    ? `${formatDay(value.start, 'range')} – ${formatDay(value.end, 'range')}`
    : t('choose_dates');
  const words = value
    ? `${longDay(value.start, i18n.language)} – ${longDay(value.end, i18n.language)}`
    : text;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        className={css.trigger ?? ''}
        isDisabled={isDisabled}
        aria-label={`${label}: ${preset ? `${t(preset.label)}, ` : ''}${text}, ${zone}${value ? ` (${words})` : ''}`}
      >
        <Icon name="calendar" size={16} />
        <span className={css.texts}>
          {isLabelShown && <span className={css.zone}>{label} </span>}
          {preset && <span className={css.preset}>{t(preset.label)} </span>}
          <span className={css.days} title={words}>
            {text}{' '}
          </span>
          <span className={css.zone}>{zone}</span>
        </span>
        <Icon name="chevron-down" size={16} />
      </Button>
      <Popover placement="bottom end" className={css.popover ?? ''}>
        <Dialog aria-label={label} className={css.dialog ?? ''}>
          <Suspense fallback={<Skeleton width={520} height={320} />}>
            <RangePanel
              presets={offered}
              value={value}
              max={max ?? (includesToday ? today : undefined)}
              min={min}
              today={today}
              zone={zone}
              onChange={(range) => {
                onChange(range);
                setOpen(false);
              }}
            />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
