import { useTranslation } from 'react-i18next';
import { MemberIdentityFragmentDoc } from '../../../operations/people/members/MemberScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { MemberBinding } from './MemberBinding.tsx';

/** The read-only facts of an account, and its binding to an external issuer. */
export function MemberIdentity({ member }: { member: FragmentOf<typeof MemberIdentityFragmentDoc> }) {
  const { t } = useTranslation('members');
  const { id, name, email, login, organization, isStaff, locale, timezone, identities } = readFragment(
    MemberIdentityFragmentDoc,
    member,
  );
  return (
    <Facts
      facts={[
        { label: t('email'), value: <EmailText email={email} /> },
        ...(login === email ? [] : [{ label: t('login'), value: <EmailText email={login} /> }]),
        {
          label: t('organization'),
          value: isStaff ? `${organization.name} · ${t('staff')}` : organization.name,
        },
        { label: t('locale'), value: t(`locales.${locale}`, { defaultValue: locale }) },
        { label: t('timezone'), value: timezone.replaceAll('_', ' ') },
        ...(identities.length > 0
          ? [
              {
                label: t('bound_to'),
                value: <MemberBinding id={id} name={name} identities={identities} />,
              },
            ]
          : []),
      ]}
    />
  );
}
