import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  RedemptionLinksFragmentDoc,
  RedemptionScreenDocument,
} from '../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { skuListRoute } from '../../routes/skus.ts';
import { useInstallation } from '../../session/installation.ts';
import { RedemptionActions } from '../shared/redemptions/actions/RedemptionActions.tsx';
import { useStateDetails } from './HistoryEntry.tsx';
import { RedemptionCodes } from './RedemptionCodes.tsx';
import { RedemptionDetails } from './RedemptionDetails.tsx';
import { RedemptionGlobalInfo } from './RedemptionGlobalInfo.tsx';
import { RedemptionHistory } from './RedemptionHistory.tsx';
import { RedemptionMoney } from './RedemptionMoney.tsx';
import { RedemptionPeople } from './RedemptionPeople.tsx';
import { RedemptionShipping } from './RedemptionShipping.tsx';
import { redemptionBack } from './redemptionBack.ts';

const PLACE = { from: '' };

/** One redemption with its whole history: its facts, its recipient, its money, and its actions. */
export function RedemptionScreen({ redemptionId }: { redemptionId: string }) {
  const { t } = useTranslation('redemption');
  const stateDetails = useStateDetails();
  const withMoney = useCan()('viewBudget');
  const [{ from }] = useUrlQuery(PLACE);
  const query = useScreenQuery(RedemptionScreenDocument, { id: redemptionId, withMoney });
  const redemption = query.data?.redemption;
  useRereadHistory(redemption?.version, query.refetch);
  const back = redemptionBack(from, redemption, t('report'));
  const details = redemption?.stateDetails ? stateDetails(redemption.stateDetails) : null;
  return (
    <Screen
      title={t('title', { id: redemptionId })}
      back={back}
      {...(redemption && {
        badge: <StatusBadge status={redemption.state} />,
        subtitle: [redemption.reversed && t('reversed'), redemption.testing && t('testing'), details]
          .concat(
            `${redemption.reward.name} · ${redemption.promotionSummary.name} · ${redemption.advertiserName}`,
          )
          .filter(Boolean)
          .join(' · '),
        actions: <RedemptionLinks redemption={redemption} />,
      })}
    >
      <ScreenBoundary
        query={query}
        at="redemption"
        value={redemption}
        name={t('redemption')}
        skeleton={<RedemptionSkeleton />}
        back={back}
      >
        {(content) => (
          <>
            <RedemptionActions redemption={content} />
            <Columns shape="beside">
              <Stack>
                <RedemptionGlobalInfo redemption={content} />
                <RedemptionDetails redemption={content} />
                {withMoney && (
                  <ScreenBoundary
                    query={query}
                    at="redemption.money"
                    value={content.money}
                    name={t('money')}
                    skeleton={null}
                  >
                    {(money) => <RedemptionMoney money={money} advertiserId={content.advertiserId} />}
                  </ScreenBoundary>
                )}
              </Stack>
              <Stack>
                <RedemptionPeople redemption={content} />
                <RedemptionCodes redemption={content} />
                <RedemptionShipping redemption={content} />
              </Stack>
              {content.history ? (
                <RedemptionHistory
                  redemptionId={redemptionId}
                  first={content.history}
                  onCommented={query.refetch}
                />
              ) : (
                <ErrorBlock
                  name={t('history')}
                  error={query.errorAt('redemption.history') ?? { status: 0, code: 'UNAVAILABLE' }}
                  onRetry={query.refetch}
                />
              )}
            </Columns>
          </>
        )}
      </ScreenBoundary>
    </Screen>
  );
}

/** The history contains the result of a command: it is refetched once the redemption has another version. */
function useRereadHistory(version: number | undefined, reread: () => void) {
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== undefined && version !== undefined && seen.current !== version) reread();
    seen.current = version;
  }, [version, reread]);
}

/** Skeleton of a redemption: its actions, then its facts beside its recipient. */
function RedemptionSkeleton() {
  return (
    <>
      <PanelSkeleton height={110} />
      <Columns shape="beside">
        <Stack>
          <PanelSkeleton height={210} />
          <PanelSkeleton height={190} />
          <PanelSkeleton height={220} />
        </Stack>
        <Stack>
          <PanelSkeleton height={130} />
          <PanelSkeleton height={180} />
          <PanelSkeleton height={150} />
          <PanelSkeleton height={110} />
        </Stack>
        <PanelSkeleton height={320} />
      </Columns>
    </>
  );
}

interface Props {
  redemption: FragmentOf<typeof RedemptionLinksFragmentDoc>;
}

/** Links to its reward (RED-32) and, if there is an administration site, to the redemption there (RED-33, RED-34). */
function RedemptionLinks({ redemption: ref }: Props) {
  const { t } = useTranslation('redemptionActions');
  const { adminAddress } = useInstallation();
  const { id, reward, actions } = readFragment(RedemptionLinksFragmentDoc, ref);
  const may = (name: 'manage_reward' | 'admin') => actions.some((one) => one.name === name && one.allowed);
  return (
    <>
      {may('admin') && adminAddress && (
        <LinkButton href={`${adminAddress.replace(/\/$/, '')}/redemptions/${id}`} newTab icon="external">
          {t('action.admin')}
        </LinkButton>
      )}
      {may('manage_reward') && (
        <LinkButton href={skuListRoute.href({}, { sku: reward.sku })} icon="gift">
          {t('action.manage_reward')}
        </LinkButton>
      )}
    </>
  );
}
