import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../Icon.tsx';
import css from './Blocks.module.css';
import { Forbidden } from './Forbidden.tsx';
import { type Failure, failureTitle, messagesOf } from './failure.ts';
import { RequestId } from './RequestId.tsx';

export interface ErrorBlockProps {
  /** The part that is missing: "Notifications". */
  name: string;
  error: Failure;
  onRetry?: (() => void) | undefined;
  /** What else helps. */
  actions?: ReactNode;
}

/** A part of a screen that could not be loaded; the others live on. A 403 says "not authorized" instead. */
export function ErrorBlock({ name, error, onRetry, actions }: ErrorBlockProps) {
  const { t } = useTranslation('kit');
  const messages = messagesOf(error);
  if (error.status === 403) return <Forbidden name={name} />;
  return (
    <div className={css.block} role="alert">
      <Icon name="alert-triangle" size={24} className={css.danger} />
      <p className={css.title}>{t('part_failed', { name })}</p>
      {(messages.length > 0 ? messages : [failureTitle(error, t)]).map((message) => (
        <p key={message} className={css.text}>
          {message}
        </p>
      ))}
      {(onRetry || actions) && (
        <div className={css.actions}>
          {actions}
          {onRetry && (
            <Button icon="refresh" onPress={onRetry}>
              {t('try_again')}
            </Button>
          )}
        </div>
      )}
      {error.requestId && <RequestId value={error.requestId} />}
    </div>
  );
}
