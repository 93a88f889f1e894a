import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PromotionPortalDocument } from '../../../operations/promotions/promotionSettings/PromotionPortal.generated.ts';
import { promotionSettings } from '../../../schema/promotions/promotionValues.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import type { SettingFields } from './useSettingFields.ts';

interface PromotionPortalProps {
  settings: SettingFields;
  /** Suffix after the label of the domain: `.rewards.example`. */
  portalSuffix: string;
  /** The promotion that may already own the domain. */
  promotionId: string | undefined;
}

const LABEL = promotionSettings.shape.uiId;

/** Checks half a second after the last key if another promotion has the label. The platform checks again on save. */
function useDomainTaken(label: string | null, promotionId: string | undefined): boolean {
  const [settled, setSettled] = useState(label);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(label), 500);
    return () => clearTimeout(timer);
  }, [label]);
  const read = LABEL.safeParse(settled);
  const validLabel = read.success ? read.data : null;
  const variables = { label: validLabel ?? '', ...(promotionId && { promotionId }) };
  const { data, isLoading } = useScreenQuery(PromotionPortalDocument, variables, {
    isAsked: validLabel !== null,
  });
  return validLabel !== null && settled === label && !isLoading && data?.isPortalDomainTaken === true;
}

/** The address of the redemption portal (WIZSET-47 … WIZSET-52), and the redirect of its recipients (WIZSET-53). */
export function PromotionPortal({ settings, portalSuffix, promotionId }: PromotionPortalProps) {
  const { t } = useTranslation(['promotionSettings', 'rules']);
  const { field, isShown } = settings;
  const domain = field('uiId');
  const isTaken = useDomainTaken(isShown('uiId') && !domain.error ? domain.value : null, promotionId);
  return (
    <>
      {isShown('uiId') && (
        <Panel title={t('portal')}>
          <Stack>
            <TextField
              {...domain}
              label={t('uiId')}
              error={domain.error ?? (isTaken ? t('rules:portal_domain_taken') : undefined)}
              suffix={portalSuffix}
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
