import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceAccountEndDocument } from '../../../operations/people/serviceAccounts/ServiceAccountScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import {
  type DispatchChangeAnswer,
  DispatchEffectsDialog,
} from '../../foundation/effects/DispatchEffectsDialog.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { useServiceAccountChange } from './useServiceAccountChange.ts';

interface Props {
  id: string;
  version: number;
  name: string;
}

/** Ends a service account permanently, after a question with the open dispatches that this stops. */
export function ServiceAccountEnd({ id, version, name }: Props) {
  const { t } = useTranslation('serviceAccounts');
  const [isAsking, setAsking] = useState(false);
  const [send] = useScreenMutation(ServiceAccountEndDocument);
  const { done } = useServiceAccountChange();
  const end = (isDryRun: boolean) =>
    send(
      { input: { id, version, ...(isDryRun && { dryRun: true }) } },
      {
        done: ({ effects }): DispatchChangeAnswer => ({ effects }),
        stale: (): DispatchChangeAnswer => ({ refused: t('changed_meanwhile') }),
        refused: ({ message }): DispatchChangeAnswer => ({ refused: message }),
      },
    );
  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('end')}
      </Button>
      {isAsking && (
        <DispatchEffectsDialog
          title={t('end_title')}
          confirmLabel={t('end')}
          isDanger
          change={end}
          onDone={() => done('ended', { name })}
          onClose={() => setAsking(false)}
        >
          <p>{t('end_question', { name })}</p>
          <p>{t('end_effect')}</p>
        </DispatchEffectsDialog>
      )}
    </>
  );
}
