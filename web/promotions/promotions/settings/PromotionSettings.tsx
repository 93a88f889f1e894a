import { useTranslation } from 'react-i18next';
import { PromotionSettingsFragmentDoc } from '../../../../operations/promotions/promotions/PromotionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { CopyButton } from '../../../kit/actions/CopyButton.tsx';
import { Facts } from '../../../kit/layout/Facts.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import css from '../Promotion.module.css';
import { usePromotionSettings } from './usePromotionSettings.tsx';

/** All settings of a promotion, read-only, with the number by which programs identify it (PROMO-18, PROMO-19, PROMO-20). */
export function PromotionSettings({
  promotion: ref,
}: {
  promotion: FragmentOf<typeof PromotionSettingsFragmentDoc>;
}) {
  const { t } = useTranslation('promotions');
  const promotion = readFragment(PromotionSettingsFragmentDoc, ref);
  const { general, recipients, flow } = usePromotionSettings(promotion);
  const apiId = {
    label: t('settings.api_id'),
    value: (
      <Row as="span" isOneLine isInline className={css.apiId}>
        {promotion.id} <CopyButton text={promotion.id} label={t('settings.copy_api_id')} />
      </Row>
    ),
  };
  return (
    <Stack>
      <Panel title={t('settings.general')}>
        <Facts facts={[apiId, ...general]} />
      </Panel>
      <Panel title={t('settings.recipients')}>
        <Facts facts={recipients} />
      </Panel>
      {flow.length > 0 && (
        <Panel title={t('settings.flow')}>
          <Facts facts={flow} />
        </Panel>
      )}
    </Stack>
  );
}
