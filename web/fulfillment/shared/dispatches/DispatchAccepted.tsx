import { useTranslation } from 'react-i18next';
import {
  type DispatchBatchesFragment,
  DispatchBatchesFragmentDoc,
} from '../../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { DISPATCH_KINDS, type DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { RequestId } from '../../../kit/feedback/RequestId.tsx';
import { formatMoney } from '../../../kit/format/money.ts';
import { formatCount } from '../../../kit/format/numbers.ts';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { forgetAccepted, type SkuOutcome, useAccepted } from './acceptedDispatch.ts';
import css from './Dispatch.module.css';

interface Props {
  dispatchId: string;
  dispatch: FragmentOf<typeof DispatchBatchesFragmentDoc>;
}

type Batch = DispatchBatchesFragment['batches'][number];

/**
 * The outcome of each SKU of a dispatch that was just accepted here (BATCH-15 … BATCH-18), until it is dismissed. A SKU is called sent once its batch is
 * done: until then it is only accepted.
 */
export function DispatchAccepted({ dispatchId, dispatch }: Props) {
  const { t } = useTranslation('dispatches');
  const { batches } = readFragment(DispatchBatchesFragmentDoc, dispatch);
  const { email } = useViewer();
  const accepted = useAccepted(dispatchId);
  if (!accepted) return null;
  const { kind, outcomes, requestId } = accepted;
  const hasFailed = outcomes.some(({ status }) => status !== 'accepted');
  const { what } = DISPATCH_KINDS[kind];
  const batchOf = (sku: string) => batches.find((one) => one.sku === sku);
  const isWorking = outcomes.some(({ sku, status }) => {
    const batch = batchOf(sku);
    return status === 'accepted' && !(batch && isOver(batch));
  });
  return (
    <Banner
      tone={hasFailed ? 'warning' : 'success'}
      title={hasFailed ? t('outcome.failed', { type: t(`outcome.type_${what}`) }) : t('outcome.accepted')}
      actions={<Button onPress={forgetAccepted}>{t('outcome.close')}</Button>}
    >
      <Stack as="ul" gap={1} className={css.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome.sku}>
            <OutcomeLine outcome={outcome} kind={kind} batch={batchOf(outcome.sku)} requestId={requestId} />
          </li>
        ))}
      </Stack>
      {isWorking && <p>{t('outcome.email', { email })}</p>}
    </Banner>
  );
}

interface LineProps {
  outcome: SkuOutcome;
  kind: DispatchKind;
  batch: Batch | undefined;
  requestId: string | undefined;
}

function OutcomeLine({ outcome, kind, batch, requestId }: LineProps) {
  const { t, i18n } = useTranslation('dispatches');
  const { sku, status, lineCount, charge, message } = outcome;
  if (status === 'accepted' && batch && isOver(batch)) return <EndedLine batch={batch} kind={kind} />;
  if (status === 'accepted') {
    const { what } = DISPATCH_KINDS[kind];
    return (
      <>
        {t('outcome.sku_accepted', { sku })}{' '}
        {charge && (
          <Text tone="muted" size="small">
            {t(`outcome.lines_${what}`, { count: lineCount, amount: formatMoney(charge, i18n.language) })}
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      {t('outcome.not_sent', { sku })}
      {message && (
        <Text tone="muted" size="small">
          {' '}
          {message}
        </Text>
      )}
      {requestId && <RequestId value={requestId} align="start" />}
    </>
  );
}

const isOver = ({ state }: Batch): boolean => state === 'done' || state === 'canceled';

/** A SKU whose batch is over: the sentence of the documents where all went through, and what happened. */
function EndedLine({ batch: { sku, amount, done }, kind }: { batch: Batch; kind: DispatchKind }) {
  const { t, i18n } = useTranslation('dispatches');
  if (done < amount) {
    const total = formatCount(amount, i18n.language);
    return t('outcome.in_part', { sku, count: done, total });
  }
  return (
    <>
      <span>{t('outcome.sent', { sku })}</span>{' '}
      <Text tone="muted" size="small">
        {t(`outcome.happened_${kind}`, { count: done })}
      </Text>
    </>
  );
}
