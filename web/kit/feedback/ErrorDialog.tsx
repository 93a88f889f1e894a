import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import css from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { type Failure, failureTitle, messagesOf } from './failure.ts';
import { RequestId } from './RequestId.tsx';

export interface ErrorDialogProps extends Failure {
  isOpen?: boolean | undefined;
  onClose: () => void;
  /** Offers "Refresh" (ERR-10), as the main button. */
  onRefresh?: (() => void) | undefined;
  /** The page holds unsaved input: closing is the main button, and Refresh, which asks first, stands beside it. */
  hasInput?: boolean | undefined;
  /** Offers "Contact support", only where no message explains the failure (ERR-9). */
  onContact?: (() => void) | undefined;
  /** Offers "Clear the cache" (SHELL-31). */
  onClearCache?: (() => void) | undefined;
  /** Offers what helps against this failure alone. */
  remedy?: { label: string; onPress: () => void } | undefined;
}

/** Dialog for a failed call: what failed, the known cause, the number of the request, and the remedies. */
export function ErrorDialog({
  isOpen = true,
  onClose,
  onRefresh,
  hasInput = false,
  onContact,
  onClearCache,
  remedy,
  ...failure
}: ErrorDialogProps) {
  const { t } = useTranslation('kit');
  const messages = messagesOf(failure);
  const isUnreachable = failure.status === 0;
  const textKey = isUnreachable
    ? 'error.text_unreachable'
    : failure.errorName === 'stale_version'
      ? 'error.text_stale'
      : failure.requestId
        ? 'error.text_with_id'
        : 'error.text';
  return (
    <Dialog
      title={failureTitle(failure, t)}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {onContact && messages.length === 0 && (
            <Button variant="quiet" icon="mail" onPress={onContact}>
              {t('contact_support')}
            </Button>
          )}
          {onClearCache && (
            <Button variant="quiet" onPress={onClearCache}>
              {t('clear_cache')}
            </Button>
          )}
          {onRefresh && (
            <Button variant={hasInput ? 'quiet' : 'primary'} icon="refresh" onPress={onRefresh}>
              {t('refresh')}
            </Button>
          )}
          {(hasInput || !onRefresh) && (
            <Button
              variant={hasInput && !remedy ? 'primary' : 'secondary'}
              onPress={onClose}
              autoFocus={hasInput && !remedy}
            >
              {t('close')}
            </Button>
          )}
          {remedy && (
            <Button variant="primary" onPress={remedy.onPress}>
              {remedy.label}
            </Button>
          )}
        </>
      }
    >
      <div className={css.messages}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {messages.length === 0 && <p>{t(textKey)}</p>}
        {failure.requestId && <RequestId value={failure.requestId} align="start" />}
      </div>
    </Dialog>
  );
}
