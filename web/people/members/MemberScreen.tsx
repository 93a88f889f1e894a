import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MemberIdentityFragmentDoc,
  MemberScreenDocument,
} from '../../../operations/people/members/MemberScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { FormSkeleton } from '../../kit/feedback/skeletons.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { MemberBinding } from './MemberBinding.tsx';
import { MemberProof } from './MemberProof.tsx';
import { MemberSettings } from './MemberSettings.tsx';
import { KEPT_MEMBERS } from './memberList.ts';

/** One account as its administrator sees it: identity and access. */
export function MemberScreen({ accountId }: { accountId: string }) {
  const { t } = useTranslation('members');
  useEffect(KEPT_MEMBERS.leave, []);
  const query = useScreenQuery(MemberScreenDocument, { id: accountId });
  const back = { href: KEPT_MEMBERS.href(), label: t('list_title') };
  return (
    <ScreenBoundary
      query={query}
      at="member"
      value={query.data?.member}
      name={t('member')}
      back={back}
      skeleton={
        <Screen title={t('member')} back={back} width="form">
          <Panel>
            <FormSkeleton fields={6} />
          </Panel>
        </Screen>
      }
    >
      {(member) => (
        <Screen title={member.name} back={back} width="form">
          <MemberProof member={member} />
          <Panel title={t('identity')}>
            <MemberIdentity member={member} />
          </Panel>
          <Panel title={t('access')}>
            <MemberSettings key={member.id} member={member} />
          </Panel>
        </Screen>
      )}
    </ScreenBoundary>
  );
}

/** The read-only facts of an account, and its binding to an external issuer. */
function MemberIdentity({ member }: { member: FragmentOf<typeof MemberIdentityFragmentDoc> }) {
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
