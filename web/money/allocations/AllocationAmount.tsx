import { useTranslation } from 'react-i18next';
import { AllocationOpenFragmentDoc } from '../../../operations/money/allocations/AllocationCreateScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { AllocationFigure } from '../../../schema/money/figures.ts';
import { ExplainFigure } from '../../foundation/explain/ExplainFigure.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { formatMoney, unbroken } from '../../kit/format/money.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Grid, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import css from './Allocation.module.css';
import type { AllocationFacts } from './allocationFacts.ts';
import type { AllocationFormApi } from './useAllocationForm.ts';

interface Props {
  form: AllocationFormApi;
  facts: AllocationFacts;
  open: FragmentOf<typeof AllocationOpenFragmentDoc> | null;
}

/** The requested amount of an open allocation; an existing one is shown, because the request updates it (ALLOC-8). */
export function AllocationAmount({ form, facts, open }: Props) {
  const { t, i18n } = useTranslation('allocations');
  const { currency, minimum } = facts;
  const least = unbroken(formatMoney({ amount: formatMinor(minimum, currency), currency }, i18n.language));
  return (
    <Panel
      title={t(open ? 'open_update' : 'open_new')}
      subtitle={t(open ? 'open_update_text' : 'open_new_text')}
    >
      <Stack>
        {open && <ExistingAllocation open={open} />}
        <div className={css.amount}>
          <NumberField
            {...form.field('amount')}
            label={t('requested_amount')}
            isRequired
            isSigned={minimum < 0n}
            suffix={currency}
            hint={t(minimum < 0n ? 'requested_amount_hint' : 'requested_amount_least', { least })}
          />
        </div>
      </Stack>
    </Panel>
  );
}

function ExistingAllocation({ open }: { open: FragmentOf<typeof AllocationOpenFragmentDoc> }) {
  const { t } = useTranslation('allocations');
  const allocation = readFragment(AllocationOpenFragmentDoc, open);
  const { display, expiresAt, allocatedRewards } = allocation;
  const activeRewards = allocatedRewards.filter(({ status }) => status !== 'disabled');
  const figure = (name: AllocationFigure, money: { amount: string; currency: string }) => (
    <ExplainFigure advertiserId={allocation.advertiserId} allocationId={allocation.id} figure={name}>
      <Money money={money} />
    </ExplainFigure>
  );
  return (
    <>
      <Facts
        isFigures
        facts={[
          {
            label: t('open_status'),
            value: <StatusBadge status={display} label={t(`display.${display}`)} />,
          },
          { label: t('open_amount'), value: figure('amount', allocation.amount) },
          { label: t('open_used'), value: figure('amount_used', allocation.amountUsed) },
          { label: t('open_available'), value: figure('amount_available', allocation.amountAvailable) },
          { label: t('open_pending'), value: figure('amount_pending', allocation.amountPending) },
          {
            label: t('expiration'),
            value: expiresAt ? <DateText iso={expiresAt} /> : t('no_expiration'),
          },
        ]}
      />
      {activeRewards.length > 0 && (
        <details className={css.held}>
          <summary>{t('open_rewards', { count: activeRewards.length })}</summary>
          <Grid as="ul" column={220} gap={5} lineGap={2} className={css.heldList}>
            {activeRewards.map(({ id, status, reward }) => (
              <Stack key={id} as="li" gap={0} breaks="anywhere">
                <span>{reward.name}</span>
                <Text tone="muted" size="small">
                  {reward.sku}
                  {status === 'pending' && ` · ${t('reward_pending')}`}
                </Text>
              </Stack>
            ))}
          </Grid>
        </details>
      )}
    </>
  );
}
