import { useTranslation } from 'react-i18next';
import { estimatedSeconds, USUAL_UNDO_SECONDS } from '../../../../schema/fulfillment/dispatches.ts';
import { DISPATCH_KINDS } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { NotificationChannel } from '../../../../schema/promotions/promotionValues.ts';
import { formatCount } from '../../../kit/format/numbers.ts';
import { Facts } from '../../../kit/layout/Facts.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { durationText } from './durationText.ts';
import type { DispatchInput } from './useCreateDispatch.ts';

interface Props {
  input: DispatchInput;
  /** Number of rewards that would be accepted. */
  count: number;
  channel: NotificationChannel | undefined;
}

/** The recipients and amounts, the time of sending, and its duration (BULK-11, BULK-12). */
export function DispatchFacts({ input, count, channel }: Props) {
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
