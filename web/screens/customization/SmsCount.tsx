import { useTranslation } from 'react-i18next';
import { recipientSms } from '../../../recipient/mails.ts';
import type { RecipientView } from '../../../recipient/view.ts';
import { missingWay, type ScreenName } from '../../../schema/recipientScreens.ts';
import { smsSize } from '../../../schema/sms.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import css from './Customization.module.css';

/** How long an SMS is, with the values of the preview, by the strictest country it goes to (CUSTOM-31 … CUSTOM-35), and whether it leads anywhere. */
export function SmsCount({
  screen,
  view,
  countries,
}: {
  screen: ScreenName;
  view: RecipientView;
  countries: readonly string[];
}) {
  const { t } = useTranslation('customization');
  const text = recipientSms(view);
  const { encoding, characters, limit, messages, segments } = smsSize(text, countries);
  const missing = missingWay(screen, view.texts.message ?? '');
  const foreign = encoding === 'UCS-2' ? lettersOutside(text) : [];
  return (
    <div className={css.count} role="status">
      <p className={messages > 1 ? css.over : undefined}>
        {t('sms_size', { characters, limit, messages: t('sms_messages', { count: messages }) })}
      </p>
      <p className={css.muted}>
        {t('sms_encoding', { encoding, segments: t('sms_segments', { count: segments }) })}
      </p>
      {foreign.length > 0 && <p className={css.muted}>{t('sms_foreign', { letters: foreign.join(' ') })}</p>}
      {missing && (
        <Banner tone="warning" title={t('sms_without_way')}>
          {t(`sms_without_way_text_${missing}`)}
        </Banner>
      )}
    </div>
  );
}

/** The first letters that no GSM phone knows without a larger alphabet. */
function lettersOutside(text: string): string[] {
  return [...new Set(text)].filter((letter) => smsSize(letter, []).encoding === 'UCS-2').slice(0, 5);
}
