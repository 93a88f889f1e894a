import { useTranslation } from 'react-i18next';
import {
  type HistoryEntryFragment,
  HistoryEntryFragmentDoc,
} from '../../../operations/fulfillment/redemptions/RedemptionHistory.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { toneOf } from '../../kit/values/statusTones.ts';
import { redemptionRoute } from '../../routes/redemptions.ts';
import css from './RedemptionScreen.module.css';

type Change = HistoryEntryFragment['changes'][number];

/** One event: what, who and when, then each field before and after; a comment is shown as plain text. */
export function HistoryEntry({ entry: ref }: { entry: FragmentOf<typeof HistoryEntryFragmentDoc> }) {
  const { t } = useTranslation('redemption');
  const { event, action, createdAt, changes, comment, author } = readFragment(HistoryEntryFragmentDoc, ref);
  const state = changes.find(({ field }) => field === 'state')?.after;
  const name = author === null ? t('platform') : (author.name ?? t('operator_staff'));
  const who = author && author.kind !== 'person' ? t(`by_${author.kind}`, { name }) : name;
  return (
    <li className={css.entry} data-event={event} data-tone={state ? toneOf(state) : undefined}>
      <Row as="span" gap={0} justify="center" className={css.mark} aria-hidden="true">
        <Icon name={event === 'annotate' ? 'mail' : event === 'create' ? 'plus' : 'clock'} size={14} />
      </Row>
      <Stack gap={1} className={css.entryBody}>
        <Row as="p" gap={4} lineGap={0} align="baseline" justify="between" className={css.entryHead}>
          <strong>{t(`action.${action}`, { defaultValue: t('action.other') })}</strong>
          <Text tone="muted" size="small">
            {who} · <DateText iso={createdAt} withTime />
          </Text>
        </Row>
        {comment !== null && <p className={css.comment}>{comment}</p>}
        {changes.length > 0 && (
          <dl className={css.changes}>
            {changes.map((change) => (
              <ChangedField key={change.field} change={change} />
            ))}
          </dl>
        )}
      </Stack>
    </li>
  );
}

function ChangedField({ change: { field, before, after } }: { change: Change }) {
  const { t } = useTranslation(['redemption', 'kit']);
  const stateDetails = useStateDetails();
  const valueText = (value: string | null) => {
    if (value === null) return <Text tone="muted">{t('nothing')}</Text>;
    if (field === 'state') return t(`kit:status.${value}`, { defaultValue: value });
    if (field === 'state_details') return stateDetails(value);
    if (field === 'replacement' || field === 'replaces')
      return <TextLink href={redemptionRoute.href({ redemptionId: value })}>{value}</TextLink>;
    if (field === 'event') return t(`message.${value}`, { defaultValue: value });
    if (field === 'channels')
      return value
        .split(', ')
        .map((channel) => t(`channel.${channel}`, { defaultValue: channel }))
        .join(', ');
    return value;
  };
  return (
    <Row lineGap={0} align="baseline">
      <dt>{t(`field.${field}`, { defaultValue: field.replaceAll('_', ' ') })}</dt>
      <dd>
        {before !== null && (
          <>
            <del>{valueText(before)}</del> <Icon name="chevron-right" size={12} label={t('became')} />{' '}
          </>
        )}
        <ins>{valueText(after)}</ins>
      </dd>
    </Row>
  );
}

/** Explains the state of a redemption; a reason without its own text is shown as it is. */
export function useStateDetails(): (reason: string) => string {
  const { t } = useTranslation('redemption');
  return (reason) => {
    const status = /^provider_(\d{3})$/.exec(reason)?.[1];
    if (status) return t('state_details.provider_status', { status });
    return t(`state_details.${reason}`, { defaultValue: reason.replaceAll('_', ' ') });
  };
}
