import { useTranslation } from 'react-i18next';
import { recipientMail } from '../../../recipient/mails.ts';
import { RECIPIENT_SCREENS } from '../../../schema/recipientScreens.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import css from './Customization.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useBrokenPictures } from './useBrokenPictures.ts';
import { type PreviewSubject, usePreview } from './usePreview.ts';

/** The screen itself, drawn with each key: its pictures that do not load, the subject of a mail, and what it shows. */
export function PreviewScreen({ name, ...subject }: PreviewSubject & { name: string }) {
  const { t } = useTranslation('customization');
  const { view, document } = usePreview(subject);
  const { place } = subject;
  const broken = useBrokenPictures([view.logoUrl, view.backgroundUrl]);
  const isBroken = (url: string | null) => url !== null && broken.includes(url);
  const { kind } = RECIPIENT_SCREENS[place.screen];
  const isPage = kind === 'page' || kind === 'error';
  return (
    <>
      {isPage && isBroken(view.backgroundUrl) && (
        <Banner tone="warning" title={t('background_broken')}>
          {t('background_broken_text')}
        </Banner>
      )}
      {kind !== 'sms' && isBroken(view.logoUrl) && (
        <Banner tone="warning" title={t('logo_broken')}>
          {t('logo_broken_text')}
        </Banner>
      )}
      {kind === 'mail' && (
        <p className={css.subject}>
          <span className={css.muted}>{t('text.subject')}</span> {recipientMail(view).subject}
        </p>
      )}
      <PreviewFrame
        document={document}
        label={t('preview_of', { screen: name })}
        device={place.device}
        broken={broken}
      />
    </>
  );
}
