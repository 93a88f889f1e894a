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
  /** What stands after the label of the portal's domain: `.rewards.example`. */
  domainSuffix: string;
  /** The promotion that is edited. */
  promotionId?: string | undefined;
}

/** The settings of a promotion in their sections, to create and to edit it (WIZSET-2); the rules say which of them are there. */
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
