import { useTranslation } from 'react-i18next';
import { ServiceAccountCreateScreenDocument } from '../../../operations/people/serviceAccounts/ServiceAccountCreateScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { FormSkeleton } from '../../kit/loading/skeletons.tsx';
import { ServiceAccountForm } from './ServiceAccountForm.tsx';
import { KEPT_SERVICE_ACCOUNTS } from './serviceAccountList.ts';

/** A new service account, of the provider or of one of the organizations. */
export function ServiceAccountCreateScreen() {
  const { t } = useTranslation('serviceAccounts');
  const query = useScreenQuery(ServiceAccountCreateScreenDocument, {});
  return (
    <Screen
      title={t('new_title')}
      subtitle={t('about')}
      width="form"
      back={{ href: KEPT_SERVICE_ACCOUNTS.href(), label: t('list_title') }}
    >
      <Panel>
        <ScreenBoundary
          query={query}
          at="organizations"
          value={query.data?.organizations}
          name={t('new_title')}
          skeleton={<FormSkeleton fields={6} />}
        >
          {(organizations) => (
            <ServiceAccountForm
              organizations={organizations}
              isExternalIssuer={query.data?.serviceAccounts?.isExternalIssuer ?? false}
            />
          )}
        </ScreenBoundary>
      </Panel>
    </Screen>
  );
}
