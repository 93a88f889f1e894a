import { type ReactNode, useEffect, useState } from 'react';
import { changeLocale, currentLocale } from '../../i18n/i18n.ts';
import { uiLocaleOf } from '../../i18n/languages.ts';
import { Splash } from './Splash.tsx';

/** The application in the viewer's language: its first render waits for the words, a later change happens in place and leaves open forms alone. */
export function InViewersLanguage({ locale, children }: { locale: string; children: ReactNode }) {
  const [isSpoken, setSpoken] = useState(() => uiLocaleOf([locale]) === currentLocale());
  useEffect(() => {
    // Words that do not come leave the application in the language that is there.
    void changeLocale(locale)
      .catch(() => undefined)
      .then(() => setSpoken(true));
  }, [locale]);
  return isSpoken ? children : <Splash />;
}
