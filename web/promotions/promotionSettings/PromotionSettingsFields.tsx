import { PromotionExpiration } from './PromotionExpiration.tsx';
import { PromotionFraud } from './PromotionFraud.tsx';
import { PromotionGeneral } from './PromotionGeneral.tsx';
import { PromotionNotification } from './PromotionNotification.tsx';
import { PromotionPortal } from './PromotionPortal.tsx';
import { PromotionRewardMode } from './PromotionRewardMode.tsx';
import { PromotionSharing } from './PromotionSharing.tsx';
import type { PromotionFacts, PromotionForm } from './promotionForm.ts';
import { useSettingFields } from './useSettingFields.ts';

export interface PromotionSettingsFieldsProps {
  form: PromotionForm;
  facts: PromotionFacts;
  /** Suffix after the label of the portal's domain: `.rewards.example`. */
  domainSuffix: string;
  /** The edited promotion. */
  promotionId?: string | undefined;
}

/** The settings of a promotion in their sections, for creation and editing (WIZSET-2); the rules decide which ones are shown. */
export function PromotionSettingsFields(props: PromotionSettingsFieldsProps) {
  const { form, facts, domainSuffix, promotionId } = props;
  const settings = useSettingFields(form, facts);
  return (
    <>
      <PromotionGeneral settings={settings} />
      <PromotionRewardMode settings={settings} />
      <PromotionFraud settings={settings} />
      <PromotionExpiration settings={settings} />
      <PromotionNotification settings={settings} />
      <PromotionPortal settings={settings} domainSuffix={domainSuffix} promotionId={promotionId} />
      <PromotionSharing settings={settings} />
    </>
  );
}
