import { useTranslation } from 'react-i18next';
import { DispatchDetailsFragmentDoc } from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { type Fact, Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Count } from '../../kit/values/Count.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';

/** The request of a dispatch, its author and its time. */
export function DispatchDetails({
  dispatch: ref,
}: {
  dispatch: FragmentOf<typeof DispatchDetailsFragmentDoc>;
}) {
  const { t, i18n } = useTranslation('dispatches');
  const dispatch = readFragment(DispatchDetailsFragmentDoc, ref);
  const { channel, fileName, orderPrefix, reminderDays, releasedAt, finishedAt, recalledAt } = dispatch;
  const moment = (label: string, iso: string): Fact => ({ label, value: <DateText iso={iso} withTime /> });
  const days = new Intl.ListFormat(i18n.language).format(reminderDays.map(String));
  const facts: Fact[] = [
    { label: t('lines'), value: <Count value={dispatch.lineCount} /> },
    { label: t('charge'), value: <Money money={dispatch.charge} /> },
    ...(channel ? [{ label: t('fact.channel'), value: t(`channel.${channel}`) }] : []),
    ...(fileName ? [{ label: t('file'), value: fileName }] : []),
    ...(orderPrefix ? [{ label: t('order_prefix'), value: orderPrefix }] : []),
    ...(reminderDays.length > 0
      ? [{ label: t('reminders'), value: t('reminders_after', { days, count: reminderDays.at(-1) ?? 0 }) }]
      : []),
    ...(dispatch.includePdf ? [{ label: t('vouchers'), value: t('vouchers_included') }] : []),
    moment(t('created'), dispatch.createdAt),
    ...(releasedAt
      ? [moment(t('released'), releasedAt)]
      : recalledAt
        ? [moment(t('recalled'), recalledAt)]
        : [moment(t('release_at'), dispatch.releaseAt)]),
    ...(finishedAt ? [moment(t('done'), finishedAt)] : []),
  ];
  return (
    <Panel title={t('facts')}>
      <Facts facts={facts} />
    </Panel>
  );
}
