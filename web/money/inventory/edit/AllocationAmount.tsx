import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { ExplainFigure } from '../../../foundation/explain/ExplainFigure.tsx';
import { formatMoney } from '../../../kit/format/money.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import { waitingOf } from '../waitingWords.ts';

const FIGURES = {
  amount: 'amount',
  amount_used: 'amountUsed',
  amount_available: 'amountAvailable',
} as const;

interface Props {
  allocation: AllocationRowFragment;
  figure: keyof typeof FIGURES;
}

/** One amount of an allocation, with its explanation; beside the allocated one, what is requested and what is to be given back. */
export function AllocationAmount({ allocation, figure }: Props) {
  const { t, i18n } = useTranslation('inventory');
  const { advertiserId, id, display, giveBackLimit } = allocation;
  // None of the remaining amount can be spent (INVENT-23, INVENT-24); it can be given back (APPR-14).
  if (figure === 'amount_available' && display === 'expired')
    return (
      <Stack as="span" gap={0} align="end" isInline>
        <span>–</span>
        {giveBackLimit && (
          <Text tone="muted" size="small">
            {t('left_to_give_back', { amount: formatMoney(giveBackLimit, i18n.language) })}
          </Text>
        )}
      </Stack>
    );
  const { asked, back } = waitingOf(allocation);
  return (
    <Stack as="span" gap={0} align="end" isInline>
      <ExplainFigure advertiserId={advertiserId} allocationId={id} figure={figure}>
        <Money money={allocation[FIGURES[figure]]} />
      </ExplainFigure>
      {figure === 'amount' && asked && (
        <Text tone="muted" size="small">
          {t('requested', { amount: formatMoney(asked, i18n.language) })}
        </Text>
      )}
      {figure === 'amount' && back && (
        <Text tone="muted" size="small">
          {t('to_give_back', { amount: formatMoney(back, i18n.language) })}
        </Text>
      )}
    </Stack>
  );
}
