import { useTranslation } from 'react-i18next';
import { DISPATCH_KINDS } from '../../../schema/dispatchKinds.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { RequestId } from '../../kit/feedback/RequestId.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useViewer } from '../../session/viewer.ts';
import { forgetAccepted, type SkuOutcome, useAccepted } from './acceptedDispatch.ts';
import css from './Dispatch.module.css';

/** The outcome of each SKU of a dispatch that was just accepted here (BATCH-15 … BATCH-18), until it is dismissed. */
export function DispatchAccepted({ dispatchId }: { dispatchId: string }) {
  const { t } = useTranslation('dispatches');
  const { email } = useViewer();
  const accepted = useAccepted(dispatchId);
  if (!accepted) return null;
  const { kind, outcomes, requestId } = accepted;
  const hasFailed = outcomes.some(({ status }) => status !== 'accepted');
  const { what } = DISPATCH_KINDS[kind];
  return (
    <Banner
      tone={hasFailed ? 'warning' : 'success'}
      title={hasFailed ? t('outcome.failed', { type: t(`outcome.type_${what}`) }) : t('outcome.accepted')}
      actions={<Button onPress={forgetAccepted}>{t('outcome.close')}</Button>}
    >
      <ul className={css.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome.sku}>
            <OutcomeLine outcome={outcome} what={what} requestId={requestId} />
          </li>
        ))}
      </ul>
      <p>{t('outcome.email', { email })}</p>
    </Banner>
  );
}

interface LineProps {
  outcome: SkuOutcome;
  what: 'codes' | 'links';
  requestId: string | undefined;
}

function OutcomeLine({ outcome, what, requestId }: LineProps) {
  const { t, i18n } = useTranslation('dispatches');
  const { sku, status, lineCount, charge, message } = outcome;
  if (status === 'accepted')
    return (
      <>
        {t('outcome.sent', { sku })}{' '}
        {charge && (
          <span className={css.muted}>
            {t(`outcome.lines_${what}`, { count: lineCount, amount: formatMoney(charge, i18n.language) })}
          </span>
        )}
      </>
    );
  return (
    <>
      {t('outcome.not_sent', { sku })}
      {message && <span className={css.muted}> {message}</span>}
      {requestId && <RequestId value={requestId} align="start" />}
    </>
  );
}
