import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ServiceAccountSecretsEndDocument,
  type ServiceAccountSecretsFragment,
} from '../../../operations/people/serviceAccounts/ServiceAccountScreen.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import type { Column } from '../../kit/table/column.ts';
import { day } from '../../kit/table/columns.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { useServiceAccountChange } from './useServiceAccountChange.ts';

type Secret = ServiceAccountSecretsFragment['secrets'][number];

/** Secrets as rows, with the question of the button that ends one. */
export function useSecretColumns({ id, version }: ServiceAccountSecretsFragment) {
  const { t } = useTranslation('serviceAccounts');
  const [pendingSecret, setPendingSecret] = useState<Secret | null>(null);
  const [send] = useScreenMutation(ServiceAccountSecretsEndDocument);
  const { done, stale } = useServiceAccountChange();
  async function end() {
    const input = { id, version, secretId: pendingSecret?.id ?? '' };
    const isEnded = await send({ input }, { done: () => true, stale });
    if (!isEnded) throw new Error('Not ended');
    done('secret_ended');
  }
  const columns: Column<Secret>[] = [
    { id: 'hint', header: t('secret'), cell: ({ hint }) => <code>{t('secret_hint', { hint })}</code> },
    {
      id: 'created_at',
      header: t('created_at'),
      width: '10.25rem',
      cell: ({ createdAt, createdByName }) => (
        <TwoLines note={t('created_by', { name: createdByName })}>
          <DateText iso={createdAt} />
        </TwoLines>
      ),
    },
    day('lastUsedAt', {
      header: t('last_used_at'),
      width: '11.25rem',
      withTime: true,
      none: t('never_used'),
    }),
    day('expiresAt', { header: t('expires_at'), width: '11.25rem', withTime: true, none: t('no_end') }),
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      width: '4.75rem',
      cell: (row) => (
        <IconButton icon="trash" label={t('end_secret_of', row)} onPress={() => setPendingSecret(row)} />
      ),
    },
  ];
  const dialog = (
    <ConfirmDialog
      title={t('end_secret_title')}
      isOpen={pendingSecret !== null}
      isDanger
      confirmLabel={t('end_secret')}
      onConfirm={end}
      onClose={() => setPendingSecret(null)}
    >
      <p>{t('end_secret_question', { hint: pendingSecret?.hint ?? '' })}</p>
    </ConfirmDialog>
  );
  return { columns, dialog };
}
