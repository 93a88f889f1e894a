import { useTranslation } from 'react-i18next';
import { recipientMail } from '../../../recipient/mails.ts';
import { RECIPIENT_SCREENS } from '../../../schema/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/rules/promotionValues.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import css from './Customization.module.css';
import { PreviewControls, PreviewPages } from './PreviewControls.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useBrokenPictures } from './useBrokenPictures.ts';
import type { CustomizationPlace, GoTo } from './useCustomizationPlace.ts';
import type { ShownPreview } from './usePreview.ts';

interface PreviewProps {
  preview: ShownPreview;
  place: CustomizationPlace;
  locales: readonly PromotionLocale[];
  /** Name of the screen. */
  name: string;
  go: GoTo;
}

/** What the recipient will see, beside the fields: every screen, in each language, on a phone and on a desk (CUSTOM-31, CUSTOM-36). */
export function Preview({ preview, place, locales, name, go }: PreviewProps) {
  const { t } = useTranslation('customization');
  const { view, document, listedCount } = preview;
  const broken = useBrokenPictures([view.logoUrl, view.backgroundUrl]);
  const isBroken = (url: string | null) => url !== null && broken.includes(url);
  const { kind } = RECIPIENT_SCREENS[place.screen];
  const isPage = kind === 'page' || kind === 'error';
  return (
    <Panel title={t('preview')}>
      <div className={css.preview}>
        <PreviewControls locales={locales} locale={place.locale} device={place.device} go={go} />
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
        {listedCount !== null && <PreviewPages number={place.page} count={listedCount} go={go} />}
        <p className={css.muted}>{t('preview_text')}</p>
      </div>
    </Panel>
  );
}
