import { useTranslation } from 'react-i18next';
import { PromotionFiguresFragmentDoc } from '../../../operations/promotions/promotions/PromotionFigures.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Donut } from '../../kit/charts/Donut.tsx';
import { formatRatio } from '../../kit/format/numbers.ts';
import { Panel } from '../../kit/layout/Panel.tsx';

const PARTS = [
  ['redeemed', 2],
  ['pending', 3],
  ['denied', 4],
] as const;

/** The redemptions of a promotion by outcome: a donut with the number of activations in its middle (PROMO-6, PROMO-42). Tests count, as in the list of its redemptions. */
export function PromotionFigures({
  promotion,
}: {
  promotion: FragmentOf<typeof PromotionFiguresFragmentDoc>;
}) {
  const { t, i18n } = useTranslation('promotions');
  const { states } = readFragment(PromotionFiguresFragmentDoc, promotion).redemptions;
  const ratio = formatRatio(states.ratio, 100, i18n.language);
  return (
    <Panel
      title={t('summary')}
      subtitle={states.activated > 0 && `${t('ratio_of_activated', { ratio })} ${t('with_tests')}`}
    >
      <Donut
        label={t('summary')}
        centreLabel={t('totals.activated')}
        slices={PARTS.map(([state, colour]) => ({
          id: state,
          label: t(`rewards.${state}`),
          value: states[state],
          colour,
        }))}
      />
    </Panel>
  );
}
