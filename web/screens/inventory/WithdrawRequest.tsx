import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AllocationRowFragment,
  WaitingRequestFragment,
} from '../../../operations/inventory/AllocationRow.generated.ts';
import { EffectsDialog } from '../../components/EffectsDialog.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { formatMoney } from '../../kit/format/money.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { useWithdrawal } from './useWithdrawal.ts';

interface Props {
  allocation: AllocationRowFragment;
  request: WaitingRequestFragment;
  /** Whether it is the only one, so that its amount is not needed to identify it. */
  isOne: boolean;
}

/** Withdraws an undecided request, after a dialog with its effects. */
export function WithdrawRequest({ allocation, request, isOne }: Props) {
  const { t, i18n } = useTranslation('inventory');
  const [isOpen, setOpen] = useState(false);
  const { preview, commit } = useWithdrawal(allocation.advertiserId, request);
  const { amount, currency } = request.amount;
  const money = { amount: request.type === 'deallocate' ? `-${amount}` : amount, currency };
  const asked = formatMoney(money, i18n.language);
  const name = allocation.externalId ?? t('no_external_id', { id: allocation.id });
  return (
    <>
      <Button
        size="small"
        aria-label={t('withdraw_of', { amount: asked, name })}
        onPress={() => setOpen(true)}
      >
        {t('withdraw')} {!isOne && <Money money={money} />}
      </Button>
      <EffectsDialog
        title={t('withdraw_title')}
        isOpen={isOpen}
        confirmLabel={t('withdraw')}
        isDanger
        preview={preview}
        onConfirm={commit}
        onClose={() => setOpen(false)}
      >
        <p>{t('withdraw_text')}</p>
        <Facts
          facts={[
            { label: t('external_id'), value: name },
            { label: t('requested_amount'), value: asked },
          ]}
        />
      </EffectsDialog>
    </>
  );
}
