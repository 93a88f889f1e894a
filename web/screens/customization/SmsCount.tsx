import { useTranslation } from 'react-i18next';
import { recipientSms } from '../../../recipient/mails.ts';
import { missingWay } from '../../../schema/recipientScreens.ts';
import { smsSize } from '../../../schema/sms.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import css from './Customization.module.css';
import { countriesOf } from './customizationRow.ts';
import type { CustomizationValues } from './customizationRules.ts';
import { type PreviewSubject, usePreview } from './usePreview.ts';

/** How long an SMS is, with the values of the preview, by the strictest country it goes to (CUSTOM-31 … CUSTOM-35), and whether it leads anywhere. */
export function SmsCount({ values, ...subject }: PreviewSubject & { values: CustomizationValues }) {
  const { t } = useTranslation('customization');
  const view = usePreview(subject, values);
  const text = recipientSms(view);
  const missing = missingWay(subject.place.screen, view.texts.message ?? '');
  const { encoding, characters, limit, messages, segments } = smsSize(text, countriesOf(subject.facts));
  const inMessages = t('sms_messages', { count: messages });
  const foreign = encoding === 'UCS-2' ? lettersOutside(text) : [];
  return (
    <>
      <div className={css.count}>
        <p className={messages > 1 ? css.over : undefined}>
          {t('sms_size', { characters, limit, messages: inMessages })}
        </p>
        {/* Read out when it becomes another number of messages, not with each key. */}
        <span className="visually-hidden" role="status">
          {inMessages}
        </span>
        <p className={css.muted}>
          {t('sms_encoding', { encoding, segments: t('sms_segments', { count: segments }) })}
        </p>
        {foreign.length > 0 && (
          <p className={css.muted}>{t('sms_foreign', { letters: foreign.join(' ') })}</p>
        )}
      </div>
      {missing && (
        <Banner tone="warning" title={t('sms_without_way')}>
          {t(`sms_without_way_text_${missing}`)}
        </Banner>
      )}
    </>
  );
}

/** The first letters that no GSM phone knows without a larger alphabet. */
function lettersOutside(text: string): string[] {
  return [...new Set(text)].filter((letter) => smsSize(letter, []).encoding === 'UCS-2').slice(0, 5);
}
