import { useTranslation } from 'react-i18next';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { ActivityTotalsFragmentDoc } from '../../../operations/reports/activityReport/ActivityTotals.generated.ts';
import type { ReportMetric } from '../../../schema/reports/activityReport.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { Skeleton } from '../../kit/loading/skeletons.tsx';
import { Count } from '../../kit/values/Count.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './ActivityReport.module.css';
import { METRIC_FIELDS } from './reportShape.ts';

interface Props {
  /** Undefined while loading. */
  totals: FragmentOf<typeof ActivityTotalsFragmentDoc> | undefined;
  metrics: readonly ReportMetric[];
  hrefOf: (query: string | null) => string | undefined;
}

/** The totals of all rows, an amount per currency, and the link to their redemptions. */
export function ActivityTotals({ totals: ref, metrics, hrefOf }: Props) {
  const { t, i18n } = useTranslation('activityReport');
  const totals = readFragment(ActivityTotalsFragmentDoc, ref);
  const href = totals && hrefOf(totals.redemptionQuery);
  const figureOf = (metric: ReportMetric) => {
    if (!totals) return <Skeleton width={96} height={20} />;
    if (metric === 'redemptions') return <Count value={totals.redemptions} />;
    const amounts = totals[METRIC_FIELDS[metric]] ?? [];
    if (amounts.length === 0) return '–';
    return (
      <Stack as="span" gap={0}>
        {amounts.map((money) => (
          <Money key={money.currency} money={money} />
        ))}
      </Stack>
    );
  };
  return (
    <Stack as="section" gap={3} className={css.totals} aria-label={t('totals')}>
      <Facts
        isFigures
        facts={metrics.map((metric) => ({ label: t(`total.${metric}`), value: figureOf(metric) }))}
      />
      {totals && (totals.uncosted ?? 0) > 0 && (
        <Text as="p" tone="muted" size="small">
          {t('uncosted', {
            count: totals.uncosted ?? 0,
            shown: formatCount(totals.uncosted ?? 0, i18n.language),
          })}
        </Text>
      )}
      {href && (totals?.redemptions ?? 1) > 0 && <TextLink href={href}>{t('open_redemptions')}</TextLink>}
    </Stack>
  );
}
