import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Ability } from '../../schema/abilities.ts';
import type { UiLocale } from '../../schema/rules/accounts.ts';
import { resetAppState } from '../browser/appState.ts';
import { AbilitiesProvider } from '../kit/viewer/AbilitiesContext.tsx';
import { ZoneProvider } from '../kit/viewer/ZoneContext.tsx';

export interface KitWorld {
  locale?: UiLocale;
  /** What the person may do; nothing when absent. */
  abilities?: readonly Ability[];
  zone?: string;
  /** Where the person is, with the query: `/advertisers?page=2`. */
  url?: string;
}

// Every word of the interface, as the files hold them.
const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** An i18next that is ready at once with all words of both languages; for tests. */
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

/** Renders in a world like the application's: words, abilities, time zone, place. `history()` gives the places gone to. */
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
