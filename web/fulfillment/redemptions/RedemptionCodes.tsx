import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RedemptionCodesFragmentDoc } from '../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { RefusedActions } from '../shared/redemptions/actions/RefusedActions.tsx';
import { CardDialog } from './dialogs/CardDialog.tsx';
import { CodeDialog } from './dialogs/CodeDialog.tsx';
import { CodeInformationDialog } from './dialogs/CodeInformationDialog.tsx';
import css from './RedemptionScreen.module.css';
import { VoucherButton } from './VoucherButton.tsx';

/** Each opens its own dialog; the voucher is a file. */
const WINDOWS = ['code_information', 'coupon_code_info', 'card_details'] as const;
const ACTIONS = [...WINDOWS, 'pdf_download'] as const;

/** Facts about the code, and the actions that disclose it (RED-28 … RED-31); unavailable ones say why. */
export function RedemptionCodes({
  redemption: ref,
}: {
  redemption: FragmentOf<typeof RedemptionCodesFragmentDoc>;
}) {
  const { t } = useTranslation(['redemption', 'redemptionActions', 'kit']);
  const { id, last4, usages, actions } = readFragment(RedemptionCodesFragmentDoc, ref);
  const [open, setOpen] = useState<(typeof WINDOWS)[number] | null>(null);
  const mine = ACTIONS.flatMap((name) => actions.find((one) => one.name === name) ?? []);
  const may = (name: (typeof ACTIONS)[number]) => mine.some((one) => one.name === name && one.allowed);
  const close = () => setOpen(null);
  const missing = <Text tone="muted">{t('kit:empty.not_available')}</Text>;
  const facts = [
    { label: t('last4'), value: last4 === null ? missing : <span className={css.code}>•••• {last4}</span> },
    {
      label: t('usages'),
      value: usages.length === 0 ? missing : usages.map((usage) => t(`usage.${usage}`)).join(', '),
    },
  ];
  return (
    <Panel title={t('code')}>
      <Facts facts={facts} isRows />
      {mine.some(({ allowed }) => allowed) && (
        <Row className={css.buttons}>
          {WINDOWS.filter(may).map((name) => (
            <Button key={name} size="small" onPress={() => setOpen(name)}>
              {t(`redemptionActions:action.${name}`)}
            </Button>
          ))}
          {may('pdf_download') && <VoucherButton redemptionId={id} />}
        </Row>
      )}
      <div className={css.refused}>
        <RefusedActions actions={mine.filter(({ allowed }) => !allowed)} />
      </div>
      {open === 'code_information' && <CodeDialog redemptionId={id} onClose={close} />}
      {open === 'coupon_code_info' && <CodeInformationDialog redemptionId={id} onClose={close} />}
      {open === 'card_details' && <CardDialog redemptionId={id} onClose={close} />}
    </Panel>
  );
}
