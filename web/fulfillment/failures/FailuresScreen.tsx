import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  FailureGroupRowFragmentDoc,
  FailureRowFragmentDoc,
  FailuresScreenDocument,
} from '../../../operations/fulfillment/failures/FailuresScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ViewsMenu } from '../../kit/list/ViewsContext.tsx';
import { Skeleton } from '../../kit/loading/skeletons.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { useUnknownChoices } from '../../navigation/addressReaders.ts';
import { useViewer } from '../../session/viewer.ts';
import { FailureGroups } from './FailureGroups.tsx';
import { FailureLines } from './FailureLines.tsx';
import css from './Failures.module.css';
import { FAILURE_LIST } from './failureList.ts';

/** The list of failures: what did not reach its recipients, by reason, with the remedy. */
export function FailuresScreen() {
  const { t, i18n } = useTranslation('failures');
  const { onlyAdvertiserId } = useViewer();
  const list = useList(FAILURE_LIST);
  const { advertiser, of, kind, reason } = list.sent;
  const isChosen = kind !== undefined;
  const query = useScreenQuery(FailuresScreenDocument, {
    advertiserIds: advertiser ? [advertiser] : null,
    filter: {
      ...(of || advertiser ? { advertiserIds: [of ?? advertiser ?? ''] } : {}),
      kind: kind ?? null,
      reason: isChosen ? (reason ?? '') : null,
    },
    page: list.pageInput,
    isChosen,
    advertiserId: advertiser ?? '0',
    isOne: advertiser !== undefined,
  });
  const { data, isLoading, errorAt, refetch } = query;
  const [path] = useLocation();
  const isUnknown =
    advertiser !== undefined && !isLoading && data?.advertiser === null && !errorAt('advertiser');
  useUnknownChoices(path, { advertiser: !onlyAdvertiserId && isUnknown && advertiser });
  const groups = data?.deliveryFailureGroups;
  const rows = groups && readFragment(FailureGroupRowFragmentDoc, groups.items);
  const error = errorAt('deliveryFailureGroups');
  const failures = data?.deliveryFailures;
  return (
    <Screen title={t('title')} subtitle={t('subtitle')} badge={<ViewsMenu list={list} />}>
      {!onlyAdvertiserId && (
        <Can ability="viewAdvertisers">
          <div className={css.filter}>
            <AdvertiserPicker
              label={t('advertiser')}
              placeholder={t('all_advertisers')}
              withDisabled
              value={
                advertiser ? { id: advertiser, label: data?.advertiser?.name ?? `#${advertiser}` } : null
              }
              onChange={(item) =>
                list.setFilters({ advertiser: item?.id ?? null, of: null, kind: 'all', reason: '' })
              }
            />
          </div>
        </Can>
      )}
      <Panel
        title={t('by_reason')}
        subtitle={
          groups
            ? t('total', { count: groups.total, shown: formatCount(groups.total, i18n.language) })
            : !error && <Skeleton width={96} height={18} />
        }
        isFlush
      >
        {error ? (
          <ErrorBlock name={t('title')} error={error} onRetry={refetch} />
        ) : (
          <FailureGroups
            rows={rows}
            isLoading={isLoading}
            isCapped={groups?.isCapped ?? false}
            withAdvertiser={!onlyAdvertiserId && !advertiser}
            chosen={isChosen ? { kind, reason: reason ?? '', advertiserId: of ?? null } : null}
            onChoose={(row) =>
              list.setFilters({
                advertiser: advertiser ?? null,
                of: row?.advertiserId ?? null,
                kind: row?.kind ?? 'all',
                reason: row?.reason ?? '',
              })
            }
          />
        )}
      </Panel>
      {isChosen && (
        <FailureLines
          // The views belong to the whole screen.
          list={{ ...list, views: null }}
          kind={kind}
          reason={reason ?? ''}
          page={failures?.page}
          rows={failures && readFragment(FailureRowFragmentDoc, failures.items)}
          isLoading={isLoading}
          error={errorAt('deliveryFailures')}
          onChanged={refetch}
        />
      )}
    </Screen>
  );
}
