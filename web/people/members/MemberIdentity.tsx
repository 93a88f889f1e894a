import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type MemberIdentityFragment,
  MemberIdentityFragmentDoc,
  MemberIdentityUnbindDocument,
} from '../../../operations/people/members/MemberScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import css from './MemberList.module.css';

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

/** The binding of an account to an external issuer: its start, and a button that removes it after a question. */
function MemberBinding({ id, name, identities }: Pick<MemberIdentityFragment, 'id' | 'name' | 'identities'>) {
  const { t } = useTranslation('members');
  const [isAsking, setAsking] = useState(false);
  const [send] = useScreenMutation(MemberIdentityUnbindDocument);
  async function unbind() {
    const isUnbound = await send({ input: { id } }, { done: () => true });
    if (!isUnbound) throw new Error('Not unbound');
    toast.success(i18next.t('members:unbound', { name }));
  }
  return (
    <Stack as="span" gap={2} align="start" breaks="anywhere" className={css.bound}>
      {identities.map(({ issuer, linkedAt }) => (
        <span key={issuer}>
          {issuer} · <DateText iso={linkedAt} />
        </span>
      ))}
      <Button size="small" onPress={() => setAsking(true)}>
        {t('unbind')}
      </Button>
      <ConfirmDialog
        title={t('unbind_title')}
        isOpen={isAsking}
        isDanger
        confirmLabel={t('unbind')}
        onConfirm={unbind}
        onClose={() => setAsking(false)}
      >
        <p>{t('unbind_text', { name })}</p>
      </ConfirmDialog>
    </Stack>
  );
}
