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
import { Row } from '../../kit/layout/Stack.tsx';
import { ListPanel } from '../../kit/list/ListPanel.tsx';
import { defineList } from '../../kit/list/listDefinition.ts';
import { useList } from '../../kit/list/useList.ts';
import { dispatchRoute } from '../../routes/promotions.ts';
import { useDispatchColumns } from './useDispatchColumns.tsx';
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
