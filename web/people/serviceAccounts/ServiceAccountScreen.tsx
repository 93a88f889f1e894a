import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ServiceAccountDetailsFragmentDoc,
  ServiceAccountScreenDocument,
} from '../../../operations/people/serviceAccounts/ServiceAccountScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { ServiceAccountState as State } from '../../../schema/people/serviceAccounts.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { FormSkeleton } from '../../kit/loading/skeletons.tsx';
import { ServiceAccountEnd } from './ServiceAccountEnd.tsx';
import { ServiceAccountFacts } from './ServiceAccountFacts.tsx';
import { ServiceAccountSecrets } from './ServiceAccountSecrets.tsx';
import { ServiceAccountSettings } from './ServiceAccountSettings.tsx';
import { ServiceAccountState } from './ServiceAccountState.tsx';
import { KEPT_SERVICE_ACCOUNTS } from './serviceAccountList.ts';

/** One service account for operator staff: its facts, its secrets, its abilities. */
export function ServiceAccountScreen({ serviceAccountId }: { serviceAccountId: string }) {
  const { t } = useTranslation('serviceAccounts');
  useEffect(KEPT_SERVICE_ACCOUNTS.leave, []);
  const query = useScreenQuery(ServiceAccountScreenDocument, { id: serviceAccountId });
  const back = { href: KEPT_SERVICE_ACCOUNTS.href(), label: t('list_title') };
  return (
    <ScreenBoundary
      query={query}
      at="serviceAccount"
      value={query.data?.serviceAccount}
      name={t('one')}
      back={back}
      skeleton={
        <Screen title={t('one')} back={back} width="form">
          <Panel>
            <FormSkeleton fields={6} />
          </Panel>
        </Screen>
      }
    >
      {(serviceAccount) => <Details found={serviceAccount} back={back} />}
    </ScreenBoundary>
  );
}

interface Props {
  found: FragmentOf<typeof ServiceAccountDetailsFragmentDoc>;
  back: { href: string; label: string };
}

function Details({ found, back }: Props) {
  const { t } = useTranslation('serviceAccounts');
  const account = readFragment(ServiceAccountDetailsFragmentDoc, found);
  return (
    <Screen
      title={account.name}
      badge={<ServiceAccountState state={account.state} />}
      back={back}
      width="form"
      actions={account.state !== 'ended' && <ServiceAccountEnd {...account} />}
    >
      <ServiceAccountNotice state={account.state} />
      <Panel title={t('identity')}>
        <ServiceAccountFacts account={account} />
      </Panel>
      {account.state !== 'ended' && <ServiceAccountSecrets account={account} />}
      <Panel title={t('access')}>
        <ServiceAccountSettings key={account.id} account={account} />
      </Panel>
    </Screen>
  );
}

/** Why a service account does not work, and the remedy; nothing while it works. */
function ServiceAccountNotice({ state }: { state: State }) {
  const { t } = useTranslation('serviceAccounts');
  if (state === 'working') return null;
  return (
    <Banner tone={state === 'ended' ? 'info' : 'warning'} title={t(`${state}_title`)}>
      {t(`${state}_text`)}
    </Banner>
  );
}
