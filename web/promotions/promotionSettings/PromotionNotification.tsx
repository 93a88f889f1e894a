import { useTranslation } from 'react-i18next';
import { authenticationChoices, isCodeShownAnyway } from '../../../schema/promotions/promotionRules.ts';
import type { NotificationChannel } from '../../../schema/promotions/promotionValues.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { CheckboxGroupField } from '../../kit/fields/CheckboxGroupField.tsx';
import type { FieldProps } from '../../kit/fields/fieldProps.ts';
import { RadioField, YesNoField } from '../../kit/fields/RadioField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { situationOf } from './promotionForm.ts';
import type { SettingFields } from './useSettingFields.ts';

interface ChannelFieldProps extends FieldProps<readonly NotificationChannel[], NotificationChannel[]> {
  /** Label of "none". */
  noneLabel: string;
}

type Choice = 'email' | 'sms' | 'both' | 'none';

const CHANNELS: Record<Choice, NotificationChannel[]> = {
  email: ['email'],
  sms: ['sms'],
  both: ['email', 'sms'],
  none: [],
};

/** One channel or none (WIZSET-28, WIZSET-34). Both are shown only if a program has set both. "None" is not offered when a channel is required. */
function ChannelField({ value, onChange, noneLabel, ...field }: ChannelFieldProps) {
  const { t } = useTranslation('promotionSettings');
  const currentChoice: Choice = value.length > 1 ? 'both' : (value[0] ?? 'none');
  const options: { id: Choice; label: string }[] = [
    { id: 'email', label: t('channel_email') },
    { id: 'sms', label: t('channel_sms') },
    ...(currentChoice === 'both' ? [{ id: 'both' as const, label: t('channel_both') }] : []),
    ...(field.isRequired ? [] : [{ id: 'none' as const, label: noneLabel }]),
  ];
  return (
    <RadioField
      {...field}
      isRequired
      options={options}
      value={options.some(({ id }) => id === currentChoice) ? currentChoice : null}
      onChange={(choice) => onChange(CHANNELS[choice])}
    />
  );
}

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
