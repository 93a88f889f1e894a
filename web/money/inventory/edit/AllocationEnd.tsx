import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { useEndWords, waitingOf } from '../waitingWords.ts';

/** When an allocation ends; below it, each end that a waiting request would set. */
export function AllocationEnd({ allocation }: { allocation: AllocationRowFragment }) {
  const { t } = useTranslation('inventory');
  const endOf = useEndWords();
  return (
    <Stack as="span" gap={0} align="start" isInline>
      {allocation.noExpiration ? (
        <Text tone="muted" weight="regular">
          {t('no_expiration')}
        </Text>
      ) : (
        <DateText iso={allocation.expirationDatetime} />
      )}
      {waitingOf(allocation).ends.map((request) => (
        <Text key={request.id} tone="muted" size="small">
          {t('new_end', { end: endOf(request) })}
        </Text>
      ))}
    </Stack>
  );
}
