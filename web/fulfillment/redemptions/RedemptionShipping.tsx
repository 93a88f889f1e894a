import { useTranslation } from 'react-i18next';
import type { RedemptionActionsFragmentDoc } from '../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { RedemptionShippingFragmentDoc } from '../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { RedemptionEdit } from '../shared/redemptions/actions/RedemptionEdit.tsx';
import css from './RedemptionScreen.module.css';

interface Props {
  redemption: FragmentOf<typeof RedemptionShippingFragmentDoc> &
    FragmentOf<typeof RedemptionActionsFragmentDoc>;
}

/** The shipping address and the progress (RED-8, RED-9, RED-10); for a digital reward it says that nothing is shipped. */
export function RedemptionShipping({ redemption: ref }: Props) {
  const { t, i18n } = useTranslation(['redemption', 'kit']);
  const { needsAddress, address, orderStatus, providerTrackingCode } = readFragment(
    RedemptionShippingFragmentDoc,
    ref,
  );
  const missing = <Text tone="muted">{t('kit:empty.not_available')}</Text>;
  const country =
    address &&
    (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(address.country) ?? address.country);
  const lines = address
    ? [
        ...[address.name, address.line1, address.line2, address.line3, address.line4],
        [address.zipcode, address.city].filter(Boolean).join(' '),
        ...[address.state, country],
      ].filter(Boolean)
    : [];
  const facts = [
    { label: t('delivery'), value: t(needsAddress ? 'delivery_shipped' : 'delivery_digital') },
    {
      label: t('order_status'),
      value: orderStatus
        ? t(`order_status_${orderStatus}`, { defaultValue: orderStatus.replaceAll('_', ' ') })
        : missing,
    },
    {
      label: t('tracking_code'),
      value: providerTrackingCode ? (
        <Row as="span" lineGap={1} justify="end" isInline>
          {providerTrackingCode}
          <CopyButton text={providerTrackingCode} label={t('copy_tracking_code')} />
        </Row>
      ) : (
        missing
      ),
    },
  ];
  return (
    <>
      <Panel title={t('shipping_address')}>
        {lines.length > 0 ? (
          <Stack as="address" gap={0} className={css.address}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
              <span key={index}>{line}</span>
            ))}
          </Stack>
        ) : (
          <Text as="p" tone="muted">
            {t(needsAddress ? 'no_address' : 'not_shipped')}
          </Text>
        )}
        {needsAddress && (
          <div className={css.edit}>
            <RedemptionEdit redemption={ref} action="update_address" />
          </div>
        )}
      </Panel>
      <Panel title={t('shipping_details')}>
        <Facts facts={facts} isRows />
      </Panel>
    </>
  );
}
