import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceAccountEndDocument } from '../../../operations/serviceAccounts/ServiceAccountScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useServiceAccountChange } from './useServiceAccountChange.ts';

interface Props {
  id: string;
  version: number;
  name: string;
}

/** Ends a service account permanently, after a question. */
export function ServiceAccountEnd({ id, version, name }: Props) {
  const { t } = useTranslation('serviceAccounts');
  const [isAsking, setAsking] = useState(false);
  const [send] = useScreenMutation(ServiceAccountEndDocument);
  const { done, stale } = useServiceAccountChange();
  async function end() {
    const isEnded = await send({ input: { id, version } }, { done: () => true, stale });
    if (!isEnded) throw new Error('Not ended');
    done('ended', { name });
  }
  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        title={t('end_title')}
        isOpen={isAsking}
        isDanger
        confirmLabel={t('end')}
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        <p>{t('end_question', { name })}</p>
        <p>{t('end_effect')}</p>
      </ConfirmDialog>
    </>
  );
}
