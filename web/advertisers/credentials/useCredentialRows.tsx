import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CredentialRowFragment } from '../../../operations/advertisers/credentials/AdvertiserCredentialsTab.generated.ts';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { day } from '../../kit/table/columns.tsx';
import { useLeaving } from '../../kit/table/useLeaving.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { downloadKey } from '../../people/shared/secrets/keyFile.ts';
import { CredentialDeleteDialog } from './CredentialDeleteDialog.tsx';
import { CredentialEditDialog } from './CredentialEditDialog.tsx';

/** API keys as rows, their secrets always masked (APIKEY-11), with the dialog of their buttons. */
export function useCredentialRows(onChanged: () => void) {
  const { t } = useTranslation('credentials');
  const can = useCan();
  const [openDialog, setOpenDialog] = useState<{
    to: 'rename' | 'delete';
    row: CredentialRowFragment;
  } | null>(null);
  const { isLeaving, leave } = useLeaving();
  const close = () => setOpenDialog(null);
  async function removed({ id }: CredentialRowFragment) {
    await leave(id);
    onChanged();
  }
  const columns: Column<CredentialRowFragment>[] = [
    {
      id: 'name',
      header: t('name'),
      cell: ({ name }) => (
        <Text weight="medium" breaks="anywhere">
          {name}
        </Text>
      ),
    },
    {
      id: 'client_id',
      header: t('client_id'),
      width: '25%',
      cell: ({ name, clientId }) => (
        <Row as="span" isOneLine gap={1} isInline breaks="anywhere">
          <code>{clientId}</code>
          <CopyButton text={clientId} label={t('copy_client_id_of', { name })} />
        </Row>
      ),
    },
    {
      id: 'client_secret',
      header: t('client_secret'),
      width: '11%',
      cell: () => (
        <span title={t('secret_masked')}>
          <span aria-hidden="true">••••••••</span>
          <span className="visually-hidden">{t('secret_masked')}</span>
        </span>
      ),
    },
    {
      id: 'created_at',
      header: t('created_at'),
      width: '9.5rem',
      cell: ({ createdAt, createdByName }) => (
        <TwoLines note={createdByName && t('created_by', { name: createdByName })}>
          <DateText iso={createdAt} />
        </TwoLines>
      ),
    },
    day('lastUsedAt', { header: t('last_used_at'), width: '11rem', withTime: true, none: t('never_used') }),
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      width: '10.5rem',
      cell: (row) => (
        <Row as="span" isOneLine gap={1} isInline>
          <IconButton icon="download" label={t('download', row)} onPress={() => downloadKey(row)} />
          {can('createCredentials') && (
            <>
              <IconButton
                icon="edit"
                label={t('rename', row)}
                onPress={() => setOpenDialog({ to: 'rename', row })}
              />
              <IconButton
                icon="trash"
                label={t('delete', row)}
                onPress={() => setOpenDialog({ to: 'delete', row })}
              />
            </>
          )}
        </Row>
      ),
    },
  ];
  const dialog = openDialog && (
    <>
      {openDialog.to === 'rename' && <CredentialEditDialog credential={openDialog.row} onClose={close} />}
      {openDialog.to === 'delete' && (
        <CredentialDeleteDialog
          credential={openDialog.row}
          onDeleted={() => void removed(openDialog.row)}
          onClose={close}
        />
      )}
    </>
  );
  return { columns, isLeaving, dialog };
}
