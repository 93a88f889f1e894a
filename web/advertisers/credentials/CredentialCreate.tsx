import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import type { KnownKey } from '../../people/shared/secrets/keyFile.ts';
import { SecretDialog } from '../../people/shared/secrets/SecretDialog.tsx';
import { CredentialCreateDialog } from './CredentialCreateDialog.tsx';

interface Props {
  advertiserId: string;
  /** The key exists: shows it in the list. */
  onCreated: () => void;
}

/** Creation of a key: first its name, then its secret, shown once (APIKEY-2, APIKEY-8). */
export function CredentialCreate({ advertiserId, onCreated }: Props) {
  const { t } = useTranslation('credentials');
  const [step, setStep] = useState<'ask' | Required<KnownKey> | null>(null);
  return (
    <Can ability="createCredentials">
      <Button variant="primary" icon="plus" onPress={() => setStep('ask')}>
        {t('create')}
      </Button>
      {step === 'ask' && (
        <CredentialCreateDialog
          advertiserId={advertiserId}
          onCreated={(key) => {
            setStep(key);
            onCreated();
          }}
          onRepeated={onCreated}
          onClose={() => setStep(null)}
        />
      )}
      {step && step !== 'ask' && (
        <SecretDialog texts={t} file="api-key" credential={step} onDone={() => setStep(null)} />
      )}
    </Can>
  );
}
