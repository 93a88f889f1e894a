import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Ability } from '../../schema/foundation/abilities.ts';
import type { UiLocale } from '../../schema/people/accounts.ts';
import { resetAppState } from '../browser/appState.ts';
import { AbilitiesProvider } from '../kit/viewer/AbilitiesContext.tsx';
import { ZoneProvider } from '../kit/viewer/ZoneContext.tsx';

export interface KitWorld {
  locale?: UiLocale;
  /** The person's abilities; none when absent. */
  abilities?: readonly Ability[];
  zone?: string;
  /** The current location with its query: `/advertisers?page=2`. */
  url?: string;
}

// All texts of the interface, from the files.
const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** An i18next instance that has all texts of both languages at once; for tests. */
export function testI18n(locale: UiLocale = 'en') {
  const resources: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, words] of Object.entries(files)) {
    const [language = '', file = ''] = path.split('/').slice(-2);
    resources[language] = { ...resources[language], [file.replace('.json', '')]: words };
  }
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    resources,
    defaultNS: 'app',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}

/** Renders in an environment like the application's: texts, abilities, time zone, location. `history()` returns the visited locations. */
export function renderKit(element: ReactElement, world: KitWorld = {}) {
  resetAppState();
  const i18n = testI18n(world.locale);
  const [path = '/', searchPath = ''] = (world.url ?? '/').split('?');
  const place = memoryLocation({ path, searchPath, record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <AbilitiesProvider abilities={new Set(world.abilities)}>
          <ZoneProvider zone={world.zone}>{children}</ZoneProvider>
        </AbilitiesProvider>
      </Router>
    </I18nextProvider>
  );
  return { ...render(element, { wrapper }), history: () => place.history };
}
