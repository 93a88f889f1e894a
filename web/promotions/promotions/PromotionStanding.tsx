import { useTranslation } from 'react-i18next';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';

/** The status that people set for a promotion, and its state in time; an unknown state is shown by its name (PROMO-31, PROMO-32). */
export function PromotionStanding({ status, state }: { status: string; state: string }) {
  const { t } = useTranslation('promotions');
  return (
    <Row as="span" lineGap={1} isInline>
      <StatusBadge status={status} label={t(`status_${status}`)} />
      <Text tone="muted" size="small">
        {t(`state_${state}`, { defaultValue: state.replaceAll('_', ' ') })}
      </Text>
    </Row>
  );
}
