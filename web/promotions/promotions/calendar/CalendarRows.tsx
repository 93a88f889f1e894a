import { type KeyboardEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarPromotionFragment } from '../../../../operations/promotions/promotions/PromotionCalendar.generated.ts';
import { dayIn, PROMOTION_TIME_ZONE } from '../../../../schema/foundation/dates/dates.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { promotionRoute } from '../../../routes/promotions.ts';
import { barOf, daysOf, type Month } from './calendarMonth.ts';
import css from './PromotionCalendar.module.css';
import { PromotionDays } from './PromotionDays.tsx';

/** The promotions of a month under their advertisers, each with its days; arrow keys move between them. */
export function CalendarRows({
  promotions,
  month,
}: {
  promotions: readonly CalendarPromotionFragment[];
  month: Month;
}) {
  const { t } = useTranslation('promotions');
  const days = daysOf(month);
  const today = days.indexOf(dayIn(PROMOTION_TIME_ZONE)) + 1;
  const onKeyDown = useRowKeys();
  return (
    // Its links are what is pressed; arrows only move between them.
    <Stack
      gap={4}
      className={css.calendar}
      style={{ '--days': days.length } as React.CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className={css.scale} aria-hidden="true">
        <span />
        <span className={css.track}>
          {days.map((day, index) => (
            <span key={day} className={css.day} data-today={index + 1 === today || undefined}>
              {Number(day.slice(8))}
            </span>
          ))}
        </span>
      </div>
      {byAdvertiser(promotions).map(({ id, name, rows }) => (
        <section key={id} aria-label={name}>
          <h3 className={css.advertiser}>{name}</h3>
          <ul className={css.rows}>
            {rows.map((promotion) => (
              <li key={promotion.id}>
                <a
                  className={css.row}
                  href={promotionRoute.href({
                    advertiserId: promotion.advertiserId,
                    promotionId: promotion.id,
                  })}
                >
                  <Stack as="span" gap={0}>
                    <Text weight="medium" breaks="anywhere">
                      {promotion.name}
                    </Text>
                    <Text tone="muted" size="small">
                      {t(`status_${promotion.status}`)} ·{' '}
                      <PromotionDays start={promotion.startsAt} end={promotion.endsAt} />
                    </Text>
                  </Stack>
                  <CalendarBar promotion={promotion} month={month} today={today} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

function byAdvertiser(promotions: readonly CalendarPromotionFragment[]) {
  const groups = new Map<string, { id: string; name: string; rows: CalendarPromotionFragment[] }>();
  for (const promotion of promotions) {
    const { advertiserId: id, advertiserName: name } = promotion;
    const group = groups.get(id) ?? { id, name, rows: [] };
    group.rows.push(promotion);
    groups.set(id, group);
  }
  return [...groups.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** The days of a promotion as a bar across the month. Decorative: its dates are beside it. */
function CalendarBar({
  promotion,
  month,
  today,
}: {
  promotion: CalendarPromotionFragment;
  month: Month;
  /** Index among the days, from 1; 0 in another month. */
  today: number;
}) {
  const { first, last, beganBefore, goesOn } = barOf(promotion, month);
  const { status, state } = promotion;
  return (
    <span className={css.track} aria-hidden="true">
      {today > 0 && <span className={css.today} style={{ gridColumn: today }} />}
      <span
        className={css.bar}
        style={{ gridColumn: `${first} / ${last + 1}` }}
        data-status={status === 'enabled' && state === 'ended' ? 'completed' : status}
        data-before={beganBefore || undefined}
        data-onward={goesOn || undefined}
      />
    </span>
  );
}

/** Moves the focus among the links of an element: up and down to the neighbors, Home and End to the first and last. */
function useRowKeys() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const here = links.indexOf(document.activeElement as HTMLAnchorElement);
    const places: Record<string, number> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: links.length - 1,
    };
    const place = places[event.key];
    if (here === -1 || place === undefined) return;
    event.preventDefault();
    links[Math.min(Math.max(place, 0), links.length - 1)]?.focus();
  }, []);
}
