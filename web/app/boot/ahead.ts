// The first screen of a visit, begun before the application is there: its question leaves with the shell's, its code comes with the shell's.

import { ADVERTISER_LIST } from '../../advertisers/advertisers/list/advertiserList.ts';
import { alertVariables, FIRST_ALERTS } from '../../advertisers/advertisers/list/alertView.ts';
import type { Question } from '../../data/client/prefetch.ts';
import { firstRange, periodFilter } from '../../foundation/charts/period.ts';
import { type Filters, inputsOf, type ListDefinition } from '../../kit/list/listDefinition.ts';
import { pathOf, queryOf } from '../../navigation/hashLocation.ts';
import { readQuery } from '../../navigation/useUrlQuery.ts';
import { ADVERTISER_PROMOTIONS, promotionFilter } from '../../promotions/promotions/list/promotionList.ts';
import {
  advertiserDashboardRoute,
  advertiserListingRoute,
  advertiserRoute,
} from '../../routes/advertisers.ts';

/** First requests of a screen, and the loaders of its code and texts. */
export interface Ahead {
  questions: readonly Question[];
  code: readonly (() => Promise<unknown>)[];
  words: readonly string[];
}

const bars = () => import('../../kit/charts/Bars.tsx');

/**
 * Describes the first requests of the screen at this hash URL. Its days are read in `zone`. Returns null for a screen that begins
 * only with the application. A screen that needs other data, because of its viewer or a saved view, requests it later as usual.
 */
export function aheadOf(url: string, zone: string): Ahead | null {
  const path = pathOf(url);
  const query = queryOf(url);
  const about = () => ({
    ...alertVariables(FIRST_ALERTS),
    period: periodFilter(firstRange(zone), zone),
    withAlerts: true,
  });
  if (path === advertiserListingRoute.path)
    return {
      questions: [{ name: 'AdvertiserListingScreen', variables: advertisersIn(query) }],
      code: [() => import('../../advertisers/advertisers/list/AdvertiserListingScreen.tsx')],
      words: ['advertisers'],
    };
  if (path === advertiserDashboardRoute.path)
    return {
      questions: [{ name: 'AdvertiserDashboardScreen', variables: { ...advertisersIn(query), ...about() } }],
      code: [() => import('../../advertisers/advertisers/list/AdvertiserDashboardScreen.tsx'), bars],
      words: ['advertisers', 'alerts', 'stats'],
    };
  const advertiser = advertiserRoute.match(path);
  if (!advertiser || advertiser === 'wrong_parameter') return null;
  const id = advertiser.advertiserId;
  const isFirstTab = ['', 'promotions'].includes(new URLSearchParams(query).get('tab') ?? '');
  const promotions = stateOf(ADVERTISER_PROMOTIONS, query);
  return {
    questions: [
      { name: 'AdvertiserScreen', variables: { id, ...about() } },
      ...(isFirstTab
        ? [
            {
              name: 'AdvertiserPromotionsTab' as const,
              variables: {
                id,
                filter: promotionFilter(promotions.sent),
                sort: promotions.sortInput,
                page: promotions.pageInput,
              },
            },
          ]
        : []),
    ],
    code: [
      () => import('../AdvertiserRoute.tsx'),
      bars,
      ...(isFirstTab ? [() => import('../../promotions/promotions/list/AdvertiserPromotionsTab.tsx')] : []),
    ],
    words: ['advertisers', 'alerts', 'stats', ...(isFirstTab ? ['promotions'] : [])],
  };
}

function advertisersIn(query: string) {
  const { sent, sortInput, pageInput } = stateOf(ADVERTISER_LIST, query);
  return { filter: sent, sort: sortInput, page: pageInput };
}

const stateOf = <All extends Filters, Field extends string>(
  definition: ListDefinition<All, Field>,
  query: string,
) => inputsOf(definition, definition.read(readQuery(query, definition.defaults)));
