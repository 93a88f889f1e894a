import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { recipientMail } from '../../../../recipient/mails.ts';
import { sampleMessage } from '../../../../recipient/samples/sampleView.ts';
import { screenDocument } from '../../../../recipient/screenDocument.ts';
import {
  isMessage,
  RECIPIENT_SCREENS,
} from '../../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { LiveValues } from '../../../kit/form/formApi.ts';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import css from '../Customization.module.css';
import { pageSettings } from '../customizationRow.ts';
import type { CustomizationValues } from '../customizationRules.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { type PreviewSubject, usePreview } from './usePreview.ts';

export interface PreviewScreenProps extends PreviewSubject {
  /** The form's newest values: each key reaches the preview before the form itself is rendered again. */
  live: LiveValues<CustomizationValues>;
  /** Name of the screen. */
  name: string;
}

/** Milliseconds between two checks of a picture that fails to load (UI-28). */
const RECHECK_MS = 1000;

/**
 * The pictures that fail to load. They are checked from here, because the frame of a preview runs no script; a broken one
 * is checked again every second until it loads.
 */
function useBrokenPictures(urls: readonly (string | null)[]): readonly string[] {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const urlList = urls.filter((url) => url !== null).join(' ');
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let isOver = false;
    const look = (url: string) => {
      const probe = new Image();
      probe.onload = () => !isOver && setBroken((now) => now.filter((one) => one !== url));
      probe.onerror = () => {
        if (isOver) return;
        setBroken((now) => (now.includes(url) ? now : [...now, url]));
        timers.add(setTimeout(() => look(url), RECHECK_MS));
      };
      probe.src = url;
    };
    for (const url of urlList.split(' ').filter(Boolean)) look(url);
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [urlList]);
  return broken;
}

/** The screen itself, rendered for each key: its broken pictures, the subject of a mail, and its content. */
export function PreviewScreen({ live, name, ...subject }: PreviewScreenProps) {
  const { t } = useTranslation('customization');
  const view = usePreview(subject, useSyncExternalStore(live.subscribe, live.now));
  const { facts, place } = subject;
  const settings = useMemo(() => pageSettings(facts), [facts]);
  const document = useMemo(() => screenDocument(place.screen, view, settings), [place, view, settings]);
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
      {kind === 'mail' && isMessage(place.screen) && (
        <p className={css.subject}>
          <Text tone="muted" size="small">
            {t('text.subject')}
          </Text>{' '}
          {recipientMail(sampleMessage(place.screen, view)).subject}
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
