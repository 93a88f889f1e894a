import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaleStatus } from '../../../schema/foundation/transitions.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { Skeleton } from '../../kit/loading/skeletons.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';

interface SaleSwitchProps {
  name: string;
  status: SaleStatus;
  isSaving: boolean;
  /** The text of the question, for the noun. */
  warning: string;
  /** Number of promotions that lose a reward by disabling; null if that is unknown, and a dialog says why. */
  countPromotions: () => Promise<number | null>;
  onChange: (status: SaleStatus) => void;
}

/** Switch that puts something on sale at once. Taking it off sale asks first, and says what that stops. */
export function SaleSwitch({ name, status, isSaving, warning, countPromotions, onChange }: SaleSwitchProps) {
  const { t } = useTranslation('rewards');
  const canEdit = useCan()('editRewards');
  const [isAsking, setAsking] = useState(false);
  if (!canEdit) return <StatusBadge status={status} label={t(status)} />;
  return (
    <>
      <SwitchField
        label={t(status)}
        aria-label={t('on_sale', { name })}
        value={status === 'enabled'}
        isReadOnly={isSaving}
        onChange={(isEnabled) => (isEnabled ? onChange('enabled') : setAsking(true))}
      />
      <ConfirmDialog
        title={t('disable_title', { name })}
        isOpen={isAsking}
        confirmLabel={t('disable')}
        isDanger
        onConfirm={() => onChange('disabled')}
        onClose={() => setAsking(false)}
      >
        <p>{warning}</p>
        {isAsking && <Promotions count={countPromotions} />}
      </ConfirmDialog>
    </>
  );
}

/** Result of the dry run. */
function Promotions({ count }: { count: () => Promise<number | null> }) {
  const { t } = useTranslation('rewards');
  const ask = useRef(count);
  const [promotions, setPromotions] = useState<number | null | 'waiting'>('waiting');
  useEffect(() => {
    let isCurrent = true;
    void ask.current().then((promotions) => isCurrent && setPromotions(promotions));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (promotions === null) return null;
  return <p>{promotions === 'waiting' ? <Skeleton /> : t('promotions', { count: promotions })}</p>;
}
