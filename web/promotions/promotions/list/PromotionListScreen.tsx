import { useTranslation } from 'react-i18next';
import {
  PromotionListScreenDocument,
  type PromotionRowFragment,
  PromotionRowFragmentDoc,
} from '../../../../operations/promotions/promotions/PromotionListScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Screen } from '../../../kit/layout/Screen.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { TabLinks } from '../../../kit/layout/TabLinks.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListFilters } from '../../../kit/list/ListFilters.tsx';
import { useKeptList } from '../../../kit/list/useKeptList.ts';
import { ViewsMenu } from '../../../kit/list/ViewsContext.tsx';
import { useUrlQuery } from '../../../navigation/useUrlQuery.ts';
import { promotionRoute, promotionsRoute } from '../../../routes/promotions.ts';
import { NewPromotionButton } from '../../shared/NewPromotionButton.tsx';
import { readMonth } from '../calendar/calendarMonth.ts';
import { PromotionCalendar } from '../calendar/PromotionCalendar.tsx';
import { KEPT_PROMOTIONS, PROMOTION_LIST, promotionFilter } from './promotionList.ts';
import { usePromotionColumns } from './usePromotionColumns.tsx';
import { usePromotionFilters } from './usePromotionFilters.ts';

/** The view: a list, or the calendar of a month. */
const VIEW = { view: 'list', month: '' };
const VIEW_ACCEPTS = {
  view: (text: string) => text === 'calendar',
  month: (text: string) => readMonth(text) === text,
};

/** Promotions of all advertisers as a list or as a calendar, and the button for a new one (PROMOLIST-1). */
export function PromotionListScreen() {
  const { t } = useTranslation('promotions');
  const list = useKeptList(PROMOTION_LIST, KEPT_PROMOTIONS, promotionsRoute.path);
  const [{ view, month: wanted }, setView] = useUrlQuery(VIEW, VIEW_ACCEPTS);
  const isCalendar = view === 'calendar';
  const { data, isLoading, errorAt, refetch } = useScreenQuery(
    PromotionListScreenDocument,
    { filter: promotionFilter(list.sent), sort: list.sortInput, page: list.pageInput },
    { isAsked: !isCalendar },
  );
  const columns = usePromotionColumns({ namesAdvertiser: true });
  const filters = usePromotionFilters(list);
  const month = readMonth(wanted);
  const { search, withPaused, withCompleted, withDisabled } = list.filters;
  const listQuery = {
    search,
    withPaused: withPaused ? undefined : 'false',
    ...on({ withCompleted, withDisabled }),
  };
  return (
    <Screen title={t('list_title')} badge={<ViewsMenu list={list} />} actions={<NewPromotionButton />}>
      <TabLinks
        label={t('view')}
        selected={isCalendar ? 'calendar' : 'list'}
        tabs={[
          { id: 'list', label: t('list'), href: promotionsRoute.href({}, listQuery) },
          {
            id: 'calendar',
            label: t('calendar'),
            href: promotionsRoute.href({}, { ...listQuery, view: 'calendar' }),
          },
        ]}
      >
        {isCalendar ? (
          <Stack>
            <ListFilters filters={filters} onClear={list.clear} />
            <PromotionCalendar
              list={list}
              month={month}
              onMonth={(next) => setView({ month: next }, { replace: true })}
            />
          </Stack>
        ) : (
          <Panel isFlush>
            <List<PromotionRowFragment>
              list={list}
              words={t}
              page={data?.promotions?.page}
              rows={data?.promotions && readFragment(PromotionRowFragmentDoc, data.promotions.items)}
              isLoading={isLoading}
              error={errorAt('promotions')}
              onRetry={refetch}
              columns={columns}
              rowKey={({ id }) => id}
              rowHref={({ id, advertiserId }) => promotionRoute.href({ advertiserId, promotionId: id })}
              filters={filters}
            />
          </Panel>
        )}
      </TabLinks>
    </Screen>
  );
}

/** Active switches as query parameters. */
function on(switches: Record<string, boolean>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(switches).map(([name, isOn]) => [name, isOn ? 'true' : undefined]),
  );
}
