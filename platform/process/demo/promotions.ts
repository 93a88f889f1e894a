import type { InferInsertModel } from 'drizzle-orm';
import {
  addDays,
  type Day,
  endOfDay,
  PROMOTION_TIME_ZONE,
  startOfDay,
} from '../../../schema/foundation/dates/dates.ts';
import type { promotions } from '../../promotions/promotions/table.ts';
import type { DemoAdvertiser } from './accounts/advertisers.ts';
import { DEMO_ORGANIZATIONS } from './accounts/organizations.ts';
import { demoSettings } from './promotionSettings.ts';
import type { Random } from './random.ts';

const OCCASIONS = [
  'Welcome Bonus',
  'Loyalty Thank-you',
  'Refer a Friend',
  'Newsletter Sign-up',
  'Black Friday Cashback',
  'Back to School',
  'Survey Thank-you',
  'App Launch',
  'Birthday Treat',
  'Summer Giveaway',
  'Employee Recognition',
  'First Order Gift',
];

/** A demo promotion: its row and the days it runs. */
export interface DemoPromotion {
  row: InferInsertModel<typeof promotions> & { id: string };
  firstDay: Day;
  /** Null while ongoing. */
  lastDay: Day | null;
}

/**
 * `each` promotions an advertiser: the first ongoing since before the demo's first redemption, the others past, current, soon ending or still to come.
 */
export function demoPromotions(
  random: Random,
  advertisers: readonly DemoAdvertiser[],
  { each, today }: { each: number; today: Day },
): DemoPromotion[] {
  const allPromotions = advertisers.flatMap((advertiser, advertiserIndex) =>
    Array.from({ length: each }, (_, index): DemoPromotion => {
      const id = String(advertiserIndex * each + index + 1);
      const [firstDay, lastDay] = daysOf(random, advertiser, { index, today });
      const occasion = OCCASIONS[(advertiserIndex * 5 + index * 7) % OCCASIONS.length] as string;
      const endDatetime = lastDay === null ? null : endOfDay(lastDay, PROMOTION_TIME_ZONE);
      const name = index === 0 ? occasion : `${occasion} ${firstDay.slice(0, 4)}`;
      const { name: owner, locale, organizationId } = advertiser.row;
      const of = DEMO_ORGANIZATIONS.find((organization) => organization.id === organizationId);
      return {
        firstDay,
        lastDay,
        row: {
          id,
          advertiserId: advertiser.row.id,
          name,
          ...demoSettings(advertiserIndex * each + index, {
            name,
            advertiser: owner,
            locale: locale === 'fr' ? 'fr' : 'en',
            countries: of?.operatingCountries ?? [],
          }),
          ...lifeOf([firstDay, lastDay], today, advertiser.has('disabled')),
          startDatetime: startOfDay(firstDay, PROMOTION_TIME_ZONE),
          endDatetime,
        },
      };
    }),
  );
  endOneSoon(allPromotions, today);
  return allPromotions;
}

/** Lets a running promotion end in some days, so that any demo shows the alert that announces it. */
function endOneSoon(promotions: readonly DemoPromotion[], today: Day): void {
  const running = promotions.find(
    ({ firstDay, lastDay, row }) =>
      row.status === 'enabled' && firstDay <= today && lastDay !== null && lastDay > addDays(today, 10),
  );
  if (!running) return;
  running.lastDay = addDays(today, 8);
  running.row.endDatetime = endOfDay(running.lastDay, PROMOTION_TIME_ZONE);
}

function daysOf(
  random: Random,
  advertiser: DemoAdvertiser,
  { index, today }: { index: number; today: Day },
): [Day, Day | null] {
  if (advertiser.has('new')) return [addDays(today, 3 + 10 * index), addDays(today, 40 + 10 * index)];
  if (index === 0) return [addDays(today, -420), null];
  const kind = random.weighted({ past: 5, current: 3, ending: 1, coming: 1 });
  if (kind === 'past') {
    const end = random.between(20, 300);
    return [addDays(today, -end - random.between(20, 90)), addDays(today, -end)];
  }
  if (kind === 'coming')
    return [addDays(today, random.between(5, 40)), addDays(today, random.between(60, 120))];
  const left = kind === 'ending' ? random.between(1, 9) : random.between(30, 150);
  return [addDays(today, -random.between(15, 80)), addDays(today, left)];
}

function lifeOf([firstDay, lastDay]: [Day, Day | null], today: Day, isClosed: boolean) {
  if (firstDay > today) return { status: 'enabled' } as const;
  if (lastDay !== null && lastDay < addDays(today, -60)) return { status: 'completed' } as const;
  return { status: isClosed && (lastDay === null || lastDay >= today) ? 'paused' : 'enabled' } as const;
}
