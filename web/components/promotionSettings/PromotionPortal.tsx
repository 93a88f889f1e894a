import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Stack } from '../../kit/layout/Columns.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import type { SettingFields } from './useSettingFields.ts';

interface PromotionPortalProps {
  settings: SettingFields;
  domainSuffix: string;
  isDomainTaken: boolean;
}

/** The address of the redemption portal (WIZSET-47 … WIZSET-52), and where its recipients are led from there (WIZSET-53). */
export function PromotionPortal({ settings, domainSuffix, isDomainTaken }: PromotionPortalProps) {
  const { t } = useTranslation(['promotionSettings', 'rules']);
  const { field, isShown } = settings;
  const domain = field('uiId');
  return (
    <>
      {isShown('uiId') && (
        <Panel title={t('portal')}>
          <Stack>
            <TextField
              {...domain}
              label={t('uiId')}
              error={domain.error ?? (isDomainTaken ? t('rules:portal_domain_taken') : undefined)}
              suffix={domainSuffix}
              maxLength={63}
              autoComplete="off"
              hint={t('uiId_hint')}
            />
            <CheckboxField
              {...field('securedOrderIds')}
              label={t('securedOrderIds')}
              hint={t('securedOrderIds_hint')}
            />
          </Stack>
        </Panel>
      )}
      <Panel title={t('landing')}>
        <TextField
          {...field('landingPageUrl')}
          label={t('landingPageUrl')}
          type="url"
          placeholder="https://"
          autoComplete="off"
          hint={t('landingPageUrl_hint')}
        />
      </Panel>
    </>
  );
}
