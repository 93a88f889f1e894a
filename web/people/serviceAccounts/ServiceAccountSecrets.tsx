import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceAccountSecretsFragmentDoc } from '../../../operations/people/serviceAccounts/ServiceAccountScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { KnownKey } from '../shared/secrets/keyFile.ts';
import { SecretDialog } from '../shared/secrets/SecretDialog.tsx';
import { ServiceAccountRotateDialog } from './ServiceAccountRotateDialog.tsx';
import { useSecretColumns } from './useSecretColumns.tsx';

/** The valid secrets of a service account, and the button for a new one; if an external issuer has them, it says so. */
export function ServiceAccountSecrets({
  account,
}: {
  account: FragmentOf<typeof ServiceAccountSecretsFragmentDoc>;
}) {
  const { t } = useTranslation('serviceAccounts');
  const row = readFragment(ServiceAccountSecretsFragmentDoc, account);
  const [step, setStep] = useState<'ask' | Required<KnownKey> | null>(null);
  const { columns, dialog } = useSecretColumns(row);
  if (row.subject !== null) return <Panel title={t('secrets')}>{t('secret_elsewhere')}</Panel>;
  return (
    <Panel
      title={t('secrets')}
      subtitle={t('secrets_about')}
      isFlush
      actions={
        <Button icon="refresh" onPress={() => setStep('ask')}>
          {t('rotate')}
        </Button>
      }
    >
      <DataTable
        label={t('secrets')}
        columns={columns}
        rows={row.secrets}
        rowKey={({ id }) => id}
        emptyText={t('no_secret')}
        empty={t('no_secret_text')}
      />
      {dialog}
      {step === 'ask' && (
        <ServiceAccountRotateDialog account={row} onRotated={setStep} onClose={() => setStep(null)} />
      )}
      {step && step !== 'ask' && (
        <SecretDialog texts={t} file="service-account" credential={step} onDone={() => setStep(null)} />
      )}
    </Panel>
  );
}
