import type { TFunction } from 'i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { CopyButton } from '../../../kit/actions/CopyButton.tsx';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { downloadKey, type KnownKey, tokenUrl } from './keyFile.ts';
import css from './SecretDialog.module.css';

interface Props {
  /** Texts of the noun: title, warning, names of the values, and labels of the actions. */
  texts: TFunction;
  /** Prefix of the file's name. */
  file: string;
  credential: Required<KnownKey>;
  onDone: () => void;
}

/** A new secret of a program, shown once (APIKEY-8): only its button closes the dialog, so that Escape cannot close it by mistake. */
export function SecretDialog({ texts: t, file, credential, onDone }: Props) {
  const { name, clientId, clientSecret } = credential;
  const lines = [
    { label: t('client_id'), text: clientId, copy: t('copy_client_id') },
    { label: t('client_secret'), text: clientSecret, copy: t('copy_client_secret') },
    { label: t('token_url'), text: tokenUrl(), copy: t('copy_token_url') },
  ];
  return (
    <Dialog
      title={t('create_title')}
      isOpen
      isAlert
      isBusy
      size="medium"
      onClose={onDone}
      actions={
        <>
          <Button icon="download" onPress={() => downloadKey(credential, file)}>
            {t('download_key')}
          </Button>
          <Button variant="primary" onPress={onDone}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('secret_of', { name })}</p>
        <Banner tone="warning">{t('once')}</Banner>
        <Stack as="dl" gap={3}>
          {lines.map(({ label, text, copy }) => (
            <div key={label}>
              <Text as="dt" tone="muted" size="small">
                {label}
              </Text>
              <Row as="dd" isOneLine justify="between" className={css.value}>
                <code className={css.code}>{text}</code>
                <CopyButton text={text} label={copy} />
              </Row>
            </div>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
