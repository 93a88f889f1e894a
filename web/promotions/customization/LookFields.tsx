import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../recipient/footerLinks.ts';
import type { FooterLink } from '../../../recipient/view.ts';
import { allColors, COLOR_PARTS } from '../../../schema/promotions/promotionScreens/recipientLook.ts';
import { FOOTER_LINKS } from '../../../schema/promotions/promotionValues.ts';
import { useUploadCalls } from '../../foundation/forms/useUploadCalls.ts';
import { ColorField } from '../../kit/fields/ColorField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { FormApi } from '../../kit/form/formApi.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { PictureField } from '../../kit/upload/PictureField.tsx';
import { ContrastWarnings } from './ContrastWarnings.tsx';
import css from './Customization.module.css';
import { type CustomizationFacts, colorsOf } from './customizationRow.ts';
import type { CustomizationRules } from './customizationRules.ts';

interface LookFieldsProps {
  facts: CustomizationFacts;
  form: FormApi<CustomizationRules>;
  isReadOnly: boolean;
}

/** The look of the flow: theme, colors, pictures, switches (CUSTOM-2 … CUSTOM-11). Without a flow, only the parts that messages use. */
export function LookFields({ facts, form, isReadOnly }: LookFieldsProps) {
  const { t } = useTranslation('customization');
  const callsFor = useUploadCalls();
  const { experience, flowSettings } = facts;
  const partColors = allColors(colorsOf(form.values));
  const hasThemes = (experience?.supportedRedemptionFlow.length ?? 0) > 1;
  const enableContactSupport = form.values.enableContactSupport ?? false;
  const supportEmail = facts.advertiser?.contactEmail ?? null;
  const linkHint = (link: FooterLink) => {
    if (link === 'contact_us' && !enableContactSupport) return t('footer_contact_off');
    if (!form.values[link] || addressOf(link, { enableContactSupport: true, supportEmail }) !== null) return;
    return t(link === 'contact_us' ? 'footer_no_contact' : 'footer_no_address');
  };
  const sendsSms = [...facts.activationNotificationChannels, ...facts.notificationChannels].includes('sms');
  return (
    <Stack gap={4}>
      {flowSettings && hasThemes && (
        <RadioField
          {...form.field('redemptionFlowTheme')}
          label={t('theme')}
          options={[
            { id: 'alesia', label: t('theme_alesia') },
            { id: 'default', label: t('theme_default') },
          ]}
          isReadOnly={isReadOnly}
        />
      )}
      <Stack as="fieldset" gap={4}>
        <legend className={css.legend}>{t('colors')}</legend>
        {COLOR_PARTS.map((part) => (
          <ColorField
            key={part}
            {...form.field(part)}
            label={t(`color.${part}`)}
            shown={sixDigits(partColors[part])}
            placeholder={partColors[part]}
            isReadOnly={isReadOnly}
          />
        ))}
        <ContrastWarnings
          colors={partColors}
          onUse={isReadOnly ? undefined : (part, color) => form.setValue(part, color)}
        />
      </Stack>
      <Stack as="fieldset" gap={4}>
        <legend className={css.legend}>{t('pictures')}</legend>
        {(['logo', 'background'] as const).map((name) => (
          <PictureField
            key={name}
            label={t(name)}
            url={form.values[name]?.url}
            shape="wide"
            calls={callsFor(`promotion_${name}`)}
            onUploaded={({ mediaId, url }) => form.setValue(name, { id: mediaId, url })}
            onRemove={() => form.setValue(name, null)}
            isSavedLater
            isReadOnly={isReadOnly}
          />
        ))}
        {(['logo', 'background'] as const).map(
          (name) =>
            form.errors[name] && (
              <Text key={name} as="p" tone="danger" size="small" role="alert">
                {form.errors[name]}
              </Text>
            ),
        )}
      </Stack>
      {flowSettings && (
        <Stack as="fieldset" gap={4}>
          <legend className={css.legend}>{t('page_parts')}</legend>
          {(['enableContactSupport', 'displayCode'] as const).map((name) => (
            <SwitchField
              key={name}
              {...switched(form, name)}
              label={t(name)}
              hint={t(`${name}_hint`)}
              isReadOnly={isReadOnly}
            />
          ))}
          {FOOTER_LINKS.map((link) => (
            <SwitchField
              key={link}
              {...switched(form, link)}
              label={t(`footer.${link}`)}
              hint={linkHint(link)}
              isReadOnly={isReadOnly}
              // Without contact support, the page has no contact link (WIZSET-46).
              isDisabled={link === 'contact_us' && !enableContactSupport}
            />
          ))}
        </Stack>
      )}
      {sendsSms && (
        <TextField
          {...form.field('smsSenderName')}
          label={t('sms_sender')}
          hint={t('sms_sender_hint')}
          isRequired={false}
          isReadOnly={isReadOnly}
          maxLength={11}
        />
      )}
    </Stack>
  );
}

type SwitchName = 'enableContactSupport' | 'displayCode' | (typeof FOOTER_LINKS)[number];

function switched(form: FormApi<CustomizationRules>, name: SwitchName) {
  const { value, onChange, onBlur } = form.field(name);
  return { name, value: value ?? false, onChange, onBlur };
}

/** `#abc` as `#aabbcc`: palettes do not support the short form. */
const sixDigits = (color: string): string =>
  color.length === 4 ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color;
