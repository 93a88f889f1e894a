import { useTranslation } from 'react-i18next';
import { DispatchCostFragmentDoc } from '../../../../operations/fulfillment/dispatches/DispatchPreviewDialog.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { estimatedSeconds, USUAL_UNDO_SECONDS } from '../../../../schema/fulfillment/dispatches.ts';
import { DISPATCH_KINDS } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { NotificationChannel } from '../../../../schema/promotions/promotionValues.ts';
import { EffectsPreview } from '../../../foundation/effects/EffectsPreview.tsx';
import { PreparingPreview } from '../../../foundation/effects/PreviewedChangeDialog.tsx';
import { Button } from '../../../kit/actions/Button.tsx';
import { LinkButton } from '../../../kit/actions/LinkButton.tsx';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { formatMoney } from '../../../kit/format/money.ts';
import { formatCount } from '../../../kit/format/numbers.ts';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Facts } from '../../../kit/layout/Facts.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { MessageLines } from '../../../kit/layout/Text.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { dispatchRoute } from '../../../routes/promotions.ts';
import css from './Dispatch.module.css';
import { DispatchCostTable } from './DispatchCostTable.tsx';
import { durationText } from './durationText.ts';
import { RequestProgressBar } from './RequestProgressBar.tsx';
import type { DispatchAsk, DispatchCreation, DispatchInput, DispatchTry } from './useCreateDispatch.ts';

interface Props {
  creation: DispatchCreation;
  /** The message channels; absent if nobody is notified. */
  channel?: NotificationChannel | undefined;
}

/** Asks before a dispatch: its cost, what remains, when it is sent, and which SKUs are excluded. */
export function DispatchPreviewDialog({ creation, channel }: Props) {
  return creation.asked && <OpenDialog creation={creation} asked={creation.asked} channel={channel} />;
}

function OpenDialog({ creation, asked, channel }: Props & { asked: DispatchAsk }) {
  const { t, i18n } = useTranslation(['dispatches', 'effects', 'kit']);
  const { input, tried, waitsFor, progress, refusal, isSending } = asked;
  // A large one goes on by itself.
  const isBusy = isSending && progress === null;
  const cost = tried && readFragment(DispatchCostFragmentDoc, tried.cost);
  const count = cost?.bySku.reduce((sum, { lineCount }) => sum + lineCount, 0) ?? 0;
  return (
    <Dialog
      title={t(`preview.title_${input.kind}`)}
      isOpen
      onClose={creation.stopAsking}
      size="large"
      isAlert
      isBusy={isBusy}
      actions={
        <>
          <Button onPress={creation.stopAsking} isDisabled={isBusy} autoFocus>
            {t(isSending && progress ? 'kit:close' : 'kit:cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isSending}
            isDisabled={!cost || refusal !== null}
            onPress={creation.confirm}
          >
            {cost
              ? t(`preview.confirm_${input.kind}`, { count, amount: formatMoney(cost.total, i18n.language) })
              : t(`preview.wait_${input.kind}`)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {refusal && (
          <Banner
            tone="danger"
            actions={
              refusal.recordId && (
                <LinkButton
                  href={dispatchRoute.href({
                    advertiserId: creation.advertiserId,
                    promotionId: input.promotionId,
                    dispatchId: refusal.recordId,
                  })}
                >
                  {t('preview.open_batch', { id: refusal.recordId })}
                </LinkButton>
              )
            }
          >
            <MessageLines text={refusal.message} />
          </Banner>
        )}
        {waitsFor !== null && <Banner tone="info">{waitsFor}</Banner>}
        {progress && (
          <RequestProgressBar kind={input.kind} progress={progress} isFile={Boolean(input.fileId)} />
        )}
        {!tried && !refusal && !progress && <PreparingPreview lines={6} />}
        {tried && cost && (
          <>
            <TotalChanged from={asked.formerTotal} to={cost.total} />
            <RefusedSkus outcomes={tried.outcomes} />
            <DispatchFacts input={input} count={count} channel={channel} />
            <DispatchCostTable cost={cost} />
            {!refusal && <EffectsPreview effects={tried.effects} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function TotalChanged({
  from,
  to,
}: {
  from: DispatchAsk['formerTotal'];
  to: { amount: string; currency: string };
}) {
  const { t, i18n } = useTranslation('dispatches');
  if (!from) return null;
  const money = (one: { amount: string; currency: string }) => formatMoney(one, i18n.language);
  return <Banner tone="warning">{t('preview.total_changed', { from: money(from), to: money(to) })}</Banner>;
}

/** SKUs that are refused individually: the others are dispatched without them. */
function RefusedSkus({ outcomes }: Pick<DispatchTry, 'outcomes'>) {
  const { t } = useTranslation('dispatches');
  const refused = outcomes.filter(({ status }) => status !== 'accepted');
  if (refused.length === 0) return null;
  const count = refused.reduce((sum, { lineCount }) => sum + lineCount, 0);
  return (
    <Banner tone="warning" title={t('preview.refused', { count })}>
      <ul className={css.refused}>
        {refused.map(({ sku, message }) => (
          <li key={sku}>{message ?? sku}</li>
        ))}
      </ul>
    </Banner>
  );
}

interface DispatchFactsProps {
  input: DispatchInput;
  /** Number of rewards that would be accepted. */
  count: number;
  channel: NotificationChannel | undefined;
}

/** The recipients and amounts, the time of sending, and its duration (BULK-11, BULK-12). */
function DispatchFacts({ input, count, channel }: DispatchFactsProps) {
  const { t, i18n } = useTranslation('dispatches');
  const { kind, releaseAt, minimalExpiration, undoSeconds = USUAL_UNDO_SECONDS } = input;
  const { what, rows } = DISPATCH_KINDS[kind];
  const label = rows === 'recipients' ? 'recipients' : what;
  const estimate = estimatedSeconds(count, Boolean(minimalExpiration));
  return (
    <Facts
      facts={[
        { label: t(`fact.${label}`), value: formatCount(count, i18n.language) },
        ...(channel ? [{ label: t('fact.channel'), value: t(`channel.${channel}`) }] : []),
        {
          label: t(rows === 'recipients' ? 'fact.release' : 'fact.release_download'),
          value: releaseAt ? (
            <DateText iso={releaseAt} withTime />
          ) : undoSeconds ? (
            t('fact.after', { time: durationText(undoSeconds, t) })
          ) : (
            t('fact.at_once')
          ),
        },
        { label: t('fact.estimate'), value: t('fact.about', { time: durationText(estimate, t) }) },
      ]}
    />
  );
}
