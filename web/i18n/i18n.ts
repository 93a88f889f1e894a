import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { UI_LOCALES, type UiLocale } from '../../schema/foundation/contacts/languages.ts';
import { recall, remember } from '../browser/storage.ts';
import sessionEn from '../locales/en/session.json';
import sessionFr from '../locales/fr/session.json';
import { FALLBACK_LOCALE, uiLocaleOf } from './languages.ts';

// One file per language and noun, loaded when a screen of that noun is first shown in that language.
const words = import.meta.glob<Record<string, unknown>>(
  ['../locales/*/*.json', '!../locales/*/session.json', '!../locales/*/publicCatalogue.json'],
  {
    import: 'default',
  },
);

const lazyWords: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const load = words[`../locales/${language}/${namespace}.json`];
    if (!load) return callback(new Error(`No words: ${language}/${namespace}`), null);
    load().then(
      (bundle) => callback(null, bundle),
      (error: unknown) => callback(error as Error, null),
    );
  },
};

/** The initial language: the last one used, otherwise the browser's. */
export function firstLocale(): UiLocale {
  return uiLocaleOf([recall<string>('locale'), ...navigator.languages]);
}

/** Starts translation in the last language used, otherwise the browser's. The texts of the login page are available at once. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(lazyWords)
    .use(initReactI18next)
    .init({
      lng: firstLocale(),
      fallbackLng: FALLBACK_LOCALE,
      supportedLngs: [...UI_LOCALES],
      ns: ['session'],
      defaultNS: 'app',
      partialBundledLanguages: true,
      resources: { en: { session: sessionEn }, fr: { session: sessionFr } },
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  document.documentElement.lang = currentLocale();
}

/** The current language. */
export function currentLocale(): UiLocale {
  return uiLocaleOf([i18next.language]);
}

/** Shows the interface in another language, now and at the next visit; it first loads the texts that are already in use. */
export async function changeLocale(locale: string): Promise<void> {
  const next = uiLocaleOf([locale]);
  remember('locale', next);
  if (next !== i18next.language) await i18next.changeLanguage(next);
  // Setting the same language again would make the browser restyle the whole page.
  if (document.documentElement.lang !== next) document.documentElement.lang = next;
}

/** Loads the texts of nouns before their screen. Rejects if some do not come: i18next would show their keys. */
export async function loadWords(...nouns: string[]): Promise<void> {
  await i18next.loadNamespaces(nouns);
  const missing = () => nouns.filter((noun) => !i18next.hasResourceBundle(i18next.language, noun));
  // i18next fetches failed texts again only by `reloadResources`.
  if (missing().length > 0) await i18next.reloadResources([i18next.language], missing());
  if (missing().length > 0) throw new Error(`No words: ${missing().join(', ')}`);
}

/** Loads the texts of the shell, its controls and its rules. */
export function loadShellWords(): Promise<void> {
  return loadWords('app', 'kit', 'rules');
}
