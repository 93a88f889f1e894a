import { useTranslation } from 'react-i18next';
import { AccountIdentityFragmentDoc } from '../../../operations/people/accounts/AccountIdentity.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';

/** E-mail, login and roles, in words (ACCT-4 … ACCT-6, I18N-9): read-only here. */
export function AccountIdentity({ account }: { account: FragmentOf<typeof AccountIdentityFragmentDoc> }) {
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
