import { useTranslation } from 'react-i18next';
import { recipientSms } from '../../../../recipient/mails.ts';
import { sampleMessage } from '../../../../recipient/samples/sampleView.ts';
import { smsSize } from '../../../../schema/foundation/contacts/sms.ts';
import {
  type MessageScreen,
  missingWay,
} from '../../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import css from '../Customization.module.css';
import { countriesOf } from '../customizationRow.ts';
import type { CustomizationValues } from '../customizationRules.ts';
import { type PreviewSubject, usePreview } from './usePreview.ts';

interface SmsCountProps extends PreviewSubject {
  values: CustomizationValues;
  screen: MessageScreen;
}

/** The length of an SMS with the preview's values, by the strictest destination country (CUSTOM-31 … CUSTOM-35), and whether it contains a link. */
export function SmsCount({ values, screen, ...subject }: SmsCountProps) {
  const { t } = useTranslation('customization');
  const view = usePreview(subject, values);
  const text = recipientSms(sampleMessage(screen, view));
  const missing = missingWay(screen, view.texts.message ?? '');
  const { encoding, characters, limit, messages, segments } = smsSize(text, countriesOf(subject.facts));
  const inMessages = t('sms_messages', { count: messages });
  const foreign = encoding === 'UCS-2' ? lettersOutside(text) : [];
  return (
    <>
      <Stack gap={1} className={css.count}>
        <p className={messages > 1 ? css.over : undefined}>
          {t('sms_size', { characters, limit, messages: inMessages })}
        </p>
        {/* Announced when the number of messages changes, not for each key. */}
        <span className="visually-hidden" role="status">
          {inMessages}
        </span>
        <Text as="p" tone="muted" size="small">
          {t('sms_encoding', { encoding, segments: t('sms_segments', { count: segments }) })}
        </Text>
        {foreign.length > 0 && (
          <Text as="p" tone="muted" size="small">
            {t('sms_foreign', { letters: foreign.join(' ') })}
          </Text>
        )}
      </Stack>
      {missing && (
        <Banner tone="warning" title={t('sms_without_way')}>
          {t(`sms_without_way_text_${missing}`)}
        </Banner>
      )}
    </>
  );
}

/** The first characters outside the GSM alphabet. */
function lettersOutside(text: string): string[] {
  return [...new Set(text)].filter((letter) => smsSize(letter, []).encoding === 'UCS-2').slice(0, 5);
}
