import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recipientMail } from '../../../recipient/mails.ts';
import { RECIPIENT_SCREENS } from '../../../schema/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/rules/promotionValues.ts';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { languageName } from '../../kit/format/languages.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import css from './Customization.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { CustomizationPlace } from './useCustomizationPlace.ts';
import { type PreviewOptions, REWARDS_ON_PAGE, usePreview } from './usePreview.ts';
import { useScreenName } from './useScreenName.ts';

interface PreviewProps extends PreviewOptions {
  locales: readonly PromotionLocale[];
  go: (change: Partial<CustomizationPlace>) => void;
}

/** What the recipient will see, beside the fields: every screen, in each language, on a phone and on a desk (CUSTOM-31, CUSTOM-36). */
export function Preview({ locales, go, ...options }: PreviewProps) {
  const { t, i18n } = useTranslation('customization');
  const { facts, values, place } = options;
  const { view, document, listedCount } = usePreview(options);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const onBroken = useCallback(
    (url: string) => setBroken((now) => (now.includes(url) ? now : [...now, url])),
    [],
  );
  const isBroken = (url: string | null | undefined) =>
    Boolean(url) && broken.some((one) => one === url || one === new URL(url ?? '', location.href).href);
  const { kind } = RECIPIENT_SCREENS[place.screen];
  const name = useScreenName(facts)(place.screen);
  const isPage = kind === 'page' || kind === 'error';
  return (
    <Panel title={t('preview')}>
      <div className={css.preview}>
        <div className={css.controls}>
          <SelectField
            label={t('language')}
            value={place.locale}
            onChange={(locale) => go({ locale })}
            options={locales.map((id) => ({ id, label: languageName(id, i18n.language) }))}
          />
          <RadioField
            label={t('device')}
            value={place.device}
            onChange={(device) => go({ device })}
            options={[
              { id: 'phone', label: t('phone') },
              { id: 'desktop', label: t('desktop') },
            ]}
          />
        </div>
        {isPage && isBroken(values.background?.url) && (
          <Banner tone="warning" title={t('background_broken')}>
            {t('background_broken_text')}
          </Banner>
        )}
        {kind !== 'sms' && isBroken(values.logo?.url) && (
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
          onBroken={onBroken}
        />
        {listedCount !== null && (
          <Pagination
            page={{
              number: place.page,
              size: REWARDS_ON_PAGE,
              totalCount: listedCount,
              totalIsCapped: false,
              totalPages: Math.ceil(listedCount / REWARDS_ON_PAGE),
            }}
            onPage={(page) => go({ page })}
          />
        )}
        <p className={css.muted}>{t('preview_text')}</p>
      </div>
    </Panel>
  );
}
