import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReport } from '../../browser/failureReports.ts';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../Icon.tsx';
import css from './Blocks.module.css';
import { EmptyState } from './EmptyState.tsx';
import { type Failure, failureTitle, messagesOf } from './failure.ts';
import { RequestId } from './RequestId.tsx';

export interface ErrorBlockProps {
  /** The part that is missing: "Notifications". */
  name: string;
  error: Failure;
  onRetry?: (() => void) | undefined;
  /** Further remedies. */
  actions?: ReactNode;
}

/**
 * A part of a screen that could not be loaded; the others live on. A 403 says "not authorized" instead. Where another place, or a dialog, reports the
 * same failure, it only says what is missing: one failure has one report, whose retry repeats all that failed.
 */
export function ErrorBlock({ name, error, onRetry, actions }: ErrorBlockProps) {
  const { t } = useTranslation('kit');
  const messages = messagesOf(error);
  const isForbidden = error.status === 403;
  const { isReporter, retryAll } = useFailureReport(isForbidden ? null : error, { retry: onRetry });
  if (isForbidden) return <Forbidden name={name} />;
  if (!isReporter)
    return (
      <div className={css.block}>
        <p className={css.text}>{t('part_failed', { name })}</p>
      </div>
    );
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
            <Button icon="refresh" onPress={retryAll}>
              {t('try_again')}
            </Button>
          )}
        </div>
      )}
      {error.requestId && <RequestId value={error.requestId} />}
    </div>
  );
}

/** Says that the person may not see a part. `name` is the part; without it, the screen. */
function Forbidden({ name }: { name?: string | undefined }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState icon="lock" title={name ?? t('error.403')}>
      {t('forbidden_text')}
    </EmptyState>
  );
}
