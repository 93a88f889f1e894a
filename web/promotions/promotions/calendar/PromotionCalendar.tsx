import { useTranslation } from 'react-i18next';
import {
  CalendarPromotionFragmentDoc,
  PromotionCalendarDocument,
} from '../../../../operations/promotions/promotions/PromotionCalendar.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { dayIn, PROMOTION_TIME_ZONE } from '../../../../schema/foundation/dates/dates.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { IconButton } from '../../../kit/actions/IconButton.tsx';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { formatCount } from '../../../kit/format/numbers.ts';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { Skeleton } from '../../../kit/loading/skeletons.tsx';
import { type PromotionListState, promotionFilter } from '../list/promotionList.ts';
import { CalendarRows } from './CalendarRows.tsx';
import { addMonths, instantsOf, type Month } from './calendarMonth.ts';
import css from './PromotionCalendar.module.css';

/** Promotions per page of the query. */
const MOST = 100;

interface Props {
  list: PromotionListState;
  month: Month;
  onMonth: (month: Month) => void;
}

/** The promotions of a month, grouped by advertiser. */
export function PromotionCalendar({ list, month, onMonth }: Props) {
  const { t, i18n } = useTranslation('promotions');
  const { data, isLoading, errorAt, refetch } = useScreenQuery(PromotionCalendarDocument, {
    filter: { ...promotionFilter(list.sent), ...instantsOf(month) },
  });
  const error = errorAt('promotions');
  const promotions = data?.promotions;
  const rows = readFragment(CalendarPromotionFragmentDoc, promotions?.items ?? []);
  const total = promotions?.page.totalCount ?? 0;
  return (
    <Panel>
      <CalendarHead month={month} onMonth={onMonth} isLoading={isLoading} />
      {!promotions && error && <ErrorBlock name={t('calendar')} error={error} onRetry={refetch} />}
      {!promotions && !error && <Skeleton height={320} />}
      {promotions && rows.length === 0 && (
        <EmptyState icon="calendar" title={t('empty')}>
          {t('calendar_empty_text')}
        </EmptyState>
      )}
      {rows.length > 0 && <CalendarRows promotions={rows} month={month} />}
      {total > MOST && (
        <Text as="p" tone="muted" size="small">
          {t('calendar_capped', { shown: MOST, total: formatCount(total, i18n.language) })}
        </Text>
      )}
    </Panel>
  );
}

/** The current month, and the buttons for other months. */
function CalendarHead({
  month,
  onMonth,
  isLoading,
}: {
  month: Month;
  onMonth: (month: Month) => void;
  isLoading: boolean;
}) {
  const { t, i18n } = useTranslation('promotions');
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const current = dayIn(PROMOTION_TIME_ZONE).slice(0, 7);
  return (
    <Row className={css.head}>
      <IconButton
        icon="chevron-left"
        label={t('previous_month')}
        onPress={() => onMonth(addMonths(month, -1))}
      />
      <h2 className={css.month} aria-live="polite" aria-busy={isLoading}>
        {name.format(new Date(`${month}-01T00:00:00Z`))}
      </h2>
      <IconButton icon="chevron-right" label={t('next_month')} onPress={() => onMonth(addMonths(month, 1))} />
      <Button isDisabled={month === current} onPress={() => onMonth(current)}>
        {t('this_month')}
      </Button>
      <span className={css.zone}>{t('days_hint')}</span>
    </Row>
  );
}
