import { useTranslation } from 'react-i18next';
import { MemberCreateScreenDocument } from '../../../operations/people/members/MemberCreateScreen.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { FormSkeleton } from '../../kit/loading/skeletons.tsx';
import { MemberForm } from './MemberForm.tsx';
import { KEPT_MEMBERS } from './memberList.ts';

/** A new account in one of the organizations. */
export function MemberCreateScreen() {
  const { t } = useTranslation('members');
  const query = useScreenQuery(MemberCreateScreenDocument, {});
  return (
    <Screen
      title={t('create_title')}
      width="form"
      back={{ href: KEPT_MEMBERS.href(), label: t('list_title') }}
    >
      <Panel>
        <ScreenBoundary
          query={query}
          at="organizations"
          value={query.data?.organizations}
          name={t('create_title')}
          skeleton={<FormSkeleton fields={6} />}
        >
          {(organizations) => <MemberForm organizations={organizations} />}
        </ScreenBoundary>
      </Panel>
    </Screen>
  );
}
