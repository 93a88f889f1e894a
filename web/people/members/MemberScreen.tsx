import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberScreenDocument } from '../../../operations/people/members/MemberScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { FormSkeleton } from '../../kit/loading/skeletons.tsx';
import { MemberIdentity } from './MemberIdentity.tsx';
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
