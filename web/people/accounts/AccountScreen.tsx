import { useTranslation } from 'react-i18next';
import { AccountIdentityFragmentDoc } from '../../../operations/people/accounts/AccountIdentity.generated.ts';
import { AccountScreenDocument } from '../../../operations/people/accounts/AccountScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { FormSkeleton } from '../../kit/loading/skeletons.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { homeRoute } from '../../routes/session.ts';
import { useViewer } from '../../session/viewer.ts';
import { AccountNotifications } from './AccountNotifications.tsx';
import { AccountProfile } from './AccountProfile.tsx';

/** An account: profile, notifications, and its read-only facts. Somebody else's account is read-only (ACCT-26). */
export function AccountScreen({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['accounts', 'session']);
  const viewer = useViewer();
  const query = useScreenQuery(AccountScreenDocument, { id: accountId });
  return (
    <ScreenBoundary
      query={query}
      at="account"
      value={query.data?.account}
      name={t('title')}
      back={{ href: homeRoute.href(), label: t('session:to_home') }}
      skeleton={
        <Screen title={t('title')} width="form">
          <Panel>
            <FormSkeleton fields={6} />
          </Panel>
        </Screen>
      }
    >
      {(account) => {
        const isOwn = account.id === viewer.accountId;
        return (
          <Screen title={t('title')} subtitle={account.name} width="form">
            <Panel title={t('profile')}>
              <AccountProfile
                account={account}
                isReadOnly={!isOwn || !viewer.abilities.has('editAccounts')}
              />
            </Panel>
            {isOwn && (
              <Panel title={t('settings')}>
                <ScreenBoundary
                  query={query}
                  at="account.settings"
                  value={account.settings}
                  name={t('settings')}
                  skeleton={null}
                >
                  {(settings) => <AccountNotifications settings={settings} />}
                </ScreenBoundary>
              </Panel>
            )}
            <Panel title={t('sign_in')} subtitle={isOwn ? t('read_only') : undefined}>
              <AccountIdentity account={account} />
            </Panel>
          </Screen>
        );
      }}
    </ScreenBoundary>
  );
}

/** E-mail, login and roles, in words (ACCT-4 … ACCT-6, I18N-9): read-only here. */
function AccountIdentity({ account }: { account: FragmentOf<typeof AccountIdentityFragmentDoc> }) {
  const { t } = useTranslation(['accounts', 'roles']);
  const { email, login, roles } = readFragment(AccountIdentityFragmentDoc, account);
  return (
    <Facts
      facts={[
        { label: t('email'), value: <EmailText email={email} /> },
        { label: t('login'), value: <EmailText email={login} /> },
        { label: t('roles'), value: roles.map((role) => t(`roles:${role}`)).join(', ') },
      ]}
    />
  );
}
