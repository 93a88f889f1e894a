import { useTranslation } from 'react-i18next';
import {
  type DispatchRowFragment,
  DispatchRowFragmentDoc,
  PromotionDispatchesTabDocument,
} from '../../../operations/fulfillment/dispatches/PromotionDispatchesTab.generated.ts';
import { PromotionActionsFragmentDoc } from '../../../operations/promotions/promotions/PromotionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { formatCount, formatRatio } from '../../kit/format/numbers.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { useList } from '../../kit/list/useList.ts';
import type { Column } from '../../kit/table/column.ts';
import { count, day, money, status } from '../../kit/table/columns.tsx';
import { dispatchRoute } from '../../routes/promotions.ts';
import css from './Promotion.module.css';
import { usePromotionActions } from './usePromotionActions.ts';

const PROMOTION_DISPATCHES = defineList({ prefix: 'batches', pageSize: 10 });

/** The dispatches of a promotion, the newest first; without any, the button for the first one. */
export function PromotionDispatchesTab({
  promotion: ref,
}: {
  promotion: FragmentOf<typeof PromotionActionsFragmentDoc>;
}) {
  const { t } = useTranslation(['dispatches', 'promotions']);
  const { id: promotionId, advertiserId } = readFragment(PromotionActionsFragmentDoc, ref);
  const list = useList(PROMOTION_DISPATCHES);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(PromotionDispatchesTabDocument, {
    id: promotionId,
    page: list.pageInput,
  });
  const dispatches = data?.promotion?.dispatches;
  const actions = usePromotionActions(ref).filter(({ id }) => id !== 'customize');
  return (
    <ListPanel<DispatchRowFragment>
      title={t('list_title')}
      list={list}
      words={(word) => t(word)}
      page={dispatches?.page}
      rows={dispatches && readFragment(DispatchRowFragmentDoc, dispatches.items)}
      isLoading={isLoading}
      error={errorAt('promotion.dispatches')}
      onRetry={refetch}
      columns={useDispatchColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => dispatchRoute.href({ advertiserId, promotionId, dispatchId: id })}
      emptyActions={
        actions.length > 0 && (
          <Row as="span" justify="center">
            {actions.map(({ id, href }) => (
              <LinkButton key={id} href={href}>
                {t(`promotions:action_${id}`)}
              </LinkButton>
            ))}
          </Row>
        )
      }
    />
  );
}

/** Columns of the dispatches of a promotion. */
function useDispatchColumns(): Column<DispatchRowFragment>[] {
  const { t } = useTranslation('dispatches');
  return [
    { id: 'number', header: t('number'), width: '5rem', cell: ({ id }) => id },
    day('createdAt', { header: t('created'), width: '13rem', withTime: true }),
    {
      id: 'kind',
      header: t('kind'),
      width: '10rem',
      cell: ({ kind, testing }) => (
        <>
          {t(`kind_${kind}`)}
          {testing && ` · ${t('testing')}`}
        </>
      ),
    },
    { id: 'rewards', header: t('rewards'), cell: ({ batches }) => <Rewards batches={batches} /> },
    count('lineCount', { header: t('lines'), width: '6rem' }),
    money('charge', { header: t('charge'), width: '8rem' }),
    {
      id: 'progress',
      header: t('progress'),
      align: 'end',
      width: '9rem',
      cell: (row) => <Progress row={row} />,
    },
    status('state', { header: t('state'), width: '9rem', label: (state) => t(`state_${state}`) }),
  ];
}

/** The first two rewards by name, and the number of others. */
function Rewards({ batches }: Pick<DispatchRowFragment, 'batches'>) {
  const { t } = useTranslation('dispatches');
  const names = batches.slice(0, 2).map(({ rewardName }) => rewardName);
  const more = batches.length - names.length;
  return (
    <>
      {names.join(', ')}
      {more > 0 && ` ${t('rewards_more', { count: more })}`}
    </>
  );
}

/** The share of finished lines, and the number of failed ones. */
function Progress({ row: { state, lineCount, progress } }: { row: DispatchRowFragment }) {
  const { t, i18n } = useTranslation('dispatches');
  if (state === 'recalled') return '–';
  const closed = progress.done + progress.failed + progress.canceled;
  return (
    <Stack as="span" gap={0} align="end" isInline className={css.dispatched}>
      {formatRatio(closed, lineCount, i18n.language)}
      {progress.failed > 0 && (
        <Text tone="danger" size="small">
          {t('failed_count', { count: progress.failed, shown: formatCount(progress.failed, i18n.language) })}
        </Text>
      )}
    </Stack>
  );
}
