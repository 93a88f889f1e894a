import { useTranslation } from 'react-i18next';
import { authenticationChoices, isCodeShownAnyway } from '../../../schema/promotions/promotionRules.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import { YesNoField } from '../../kit/fields/RadioField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Stack } from '../../kit/layout/Columns.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { ChannelField } from './ChannelField.tsx';
import { situationOf } from './promotionForm.ts';
import type { SettingFields } from './useSettingFields.ts';

/** Notification and authentication of recipients (WIZSET-28 … WIZSET-46). */
export function PromotionNotification({ settings }: { settings: SettingFields }) {
  const { t } = useTranslation('promotionSettings');
  const { field, isShown, form, facts } = settings;
  if (!isShown('activationNotificationChannels', 'allowPdf', 'authenticationSystems', 'displayCode'))
    return null;
  const authenticationField = field('authenticationSystems');
  const display = field('displayCode');
  const situation = situationOf(form.values, facts);
  return (
    <Panel title={t('notification')}>
      <Stack>
        {isShown('activationNotificationChannels') && (
          <ChannelField
            {...field('activationNotificationChannels')}
            label={t('activationNotificationChannels')}
            noneLabel={t('activation_none')}
          />
        )}
        {isShown('allowPdf') && <YesNoField {...field('allowPdf')} isRequired label={t('allowPdf')} />}
        {isShown('authenticationSystems') && (
          <CheckboxGroupField
            {...authenticationField}
            label={t('authenticationSystems')}
            isRequired={authenticationField.isRequired || authenticationField.isDisabled}
            options={authenticationChoices(facts).map((id) => ({
              id,
              label: t(`authentication_${id}`),
            }))}
            hint={authenticationField.isDisabled ? t('authentication_closed') : undefined}
          />
        )}
        {isShown('notificationChannels') && (
          <ChannelField
            {...field('notificationChannels')}
            label={t('notificationChannels')}
            noneLabel={t('confirmation_none')}
          />
        )}
        {isShown('emailSenderName') && (
          <>
            <TextField
              {...field('emailSenderName')}
              label={t('emailSenderName')}
              maxLength={100}
              autoComplete="off"
            />
            <CheckboxField {...field('emailVia')} label={t('emailVia')} hint={t('emailVia_hint')} />
          </>
        )}
        {isShown('displayCode') && (
          <>
            <CheckboxField
              {...display}
              label={t('displayCode')}
              hint={display.isDisabled ? t('displayCode_closed') : undefined}
            />
            {isCodeShownAnyway(situation) && <Banner>{t('code_shown_anyway')}</Banner>}
          </>
        )}
      </Stack>
    </Panel>
  );
}
