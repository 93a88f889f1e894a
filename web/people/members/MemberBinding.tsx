import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type MemberIdentityFragment,
  MemberIdentityUnbindDocument,
} from '../../../operations/people/members/MemberScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import css from './MemberList.module.css';

/** The binding of an account to an external issuer: its start, and a button that removes it after a question. */
export function MemberBinding({
  id,
  name,
  identities,
}: Pick<MemberIdentityFragment, 'id' | 'name' | 'identities'>) {
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
      {identities.map(({ issuer, boundAt }) => (
        <span key={issuer}>
          {issuer} · <DateText iso={boundAt} />
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
