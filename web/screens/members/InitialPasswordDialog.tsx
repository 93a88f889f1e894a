import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import css from './InitialPasswordDialog.module.css';

interface Props {
  name: string;
  email: string;
  password: string;
  onDone: () => void;
}

/** The initial password of a new account, shown once: only its button closes the window, no Escape by mistake. */
export function InitialPasswordDialog({ name, email, password, onDone }: Props) {
  const { t } = useTranslation('members');
  return (
    <Dialog
      title={t('password_title')}
      isOpen
      isAlert
      isBusy
      onClose={onDone}
      size="medium"
      actions={
        <Button variant="primary" onPress={onDone}>
          {t('password_done')}
        </Button>
      }
    >
      <div className={css.body}>
        <p>{t('password_of', { name, email })}</p>
        <p className={css.line}>
          <code className={css.password}>{password}</code>
          <CopyButton text={password} label={t('password_copy')} />
        </p>
        <Banner tone="warning">{t('password_once')}</Banner>
      </div>
    </Dialog>
  );
}
