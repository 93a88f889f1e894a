import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import { AllocationRequestRowFragmentDoc } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { formatMoney } from '../../kit/format/money.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import type { Decision } from './RejectionReason.tsx';
import type { Decided } from './useManyDecision.ts';

interface Props {
  decided: Decided;
  decision: Decision;
  /** Before the decision. */
  isTried?: boolean;
}

/** Each request that was not decided, or would not be, with the reason. */
export function LeftRequests({ decided, decision, isTried = false }: Props) {
  const { t, i18n } = useTranslation('reports');
  const left = decided.results.filter(({ outcome }) => outcome === 'refused');
  if (left.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t(isTried ? `${decision}_left_tried` : `${decision}_left`, { count: left.length })}
    >
      <Stack as="ul" gap={2}>
        {left.map(({ id, code, message, request }) => {
          const row = readFragment(AllocationRequestRowFragmentDoc, request);
          const name = row && [
            row.retailer.name,
            row.externalId,
            formatMoney(row.budgetLineItem.amount, i18n.language),
          ];
          return (
            <Stack key={id} as="li" gap={0}>
              <strong>{name ? name.filter(Boolean).join(' · ') : t('request_number', { id })}</strong>
              <span>{code === 'stale_version' ? t('left_stale') : message}</span>
            </Stack>
          );
        })}
      </Stack>
    </Banner>
  );
}
