// Only for tests: a screen inside the providers of the signed-in application, with the test's own responses.
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { Router } from 'wouter';
import { ABILITIES, type Ability } from '../../schema/foundation/abilities.ts';
import { FailedCallDialog } from '../app/dialogs/FailedCallDialog.tsx';
import { LostAnswerDialog } from '../app/dialogs/LostAnswerDialog.tsx';
import { resetAppState } from '../browser/appState.ts';
import { makeCache } from '../data/client/cache.ts';
import { noteFailedParts } from '../data/failures/failedParts.ts';
import { ToastRegion } from '../kit/feedback/ToastRegion.tsx';
import { LeaveDialog } from '../kit/form/LeaveDialog.tsx';
import { AbilitiesProvider } from '../kit/viewer/AbilitiesContext.tsx';
import { ZoneProvider } from '../kit/viewer/ZoneContext.tsx';
import { hashLocation } from '../navigation/hashLocation.ts';
import { type Installation, InstallationContext } from '../session/installation.ts';
import { type Viewer, ViewerContext } from '../session/viewer.ts';
import { failureOf, noteAnswer } from './forms/failingMutations.ts';
import { pageLife } from './pageLife.ts';

const words = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** One call the screen made. */
export interface Call {
  name: string;
  variables: Record<string, unknown>;
}

/** Answers of the graph. */
export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path: string[] }[];
};
/** The graph's response to an operation; a promise keeps it waiting. */
export type Answers = Record<string, (variables: Record<string, never>) => Answer | Promise<Answer>>;

export interface ScreenOptions {
  answers: Answers;
  /** Every ability when absent. */
  abilities?: readonly Ability[];
  locale?: 'en' | 'fr';
  /** Hash URL of the screen. */
  url?: string;
  /** The signed-in person, as far as it matters. */
  viewer?: Partial<Viewer>;
  installation?: Partial<Installation>;
}

const all = { errorPolicy: 'all' } as const;
// Captured before a test installs fake timers.
const later = globalThis.setImmediate;

const VIEWER: Viewer = {
  accountId: '7',
  name: 'Ada Lovelace',
  email: 'ada@northwind.example',
  locale: 'en',
  timezone: 'Europe/Paris',
  reports: { version: 3, timezone: null, scope: null },
  abilities: new Set(),
  isStaff: false,
  advertiserCount: 2,
  onlyAdvertiserId: null,
  organizationName: 'Northwind',
  uiId: 'northwind',
};

/** Renders a screen; returns the calls it made, in order, and the cache they fill. */
export async function renderScreen(screen: ReactElement, options: ScreenOptions) {
  const { answers, abilities = ABILITIES, locale = 'en', url = '/' } = options;
  const viewer: Viewer = { ...VIEWER, locale, abilities: new Set(abilities), ...options.viewer };
  const installation = { adminAddress: null, portalSuffix: '.rewards.example', ...options.installation };
  await startWords(locale);
  history.replaceState(null, '', `#${url}`);
  resetAppState();
  const calls: Call[] = [];
  const isOpen = pageLife();
  const link = new ApolloLink(
    ({ operationName = '', variables, query }) =>
      new Observable((observer) => {
        calls.push({ name: operationName, variables });
        const answer = failureOf({ query, variables }) ?? answers[operationName];
        if (!answer) return observer.error(new Error(`The test answers no ${operationName}`));
        // A response never arrives within the event that requested it.
        const arrived = new Promise<void>((next) => later(next));
        Promise.all([answer(variables as Record<string, never>), arrived]).then(
          ([result]) => {
            if (!isOpen()) return;
            noteAnswer({ query }, result);
            observer.next(noteFailedParts(structuredClone(result) as ApolloLink.Result));
            observer.complete();
          },
          (error: unknown) => isOpen() && observer.error(error),
        );
      }),
  );
  const client = new ApolloClient({
    cache: makeCache(),
    link,
    defaultOptions: { watchQuery: all, query: all, mutate: all },
  });
  const view = render(
    <ApolloProvider client={client}>
      <Router hook={hashLocation}>
        <ViewerContext value={viewer}>
          <AbilitiesProvider abilities={new Set(abilities)}>
            <ZoneProvider zone="Europe/Paris">
              <InstallationContext value={installation}>{screen}</InstallationContext>
              <ToastRegion />
              <FailedCallDialog contact={null} />
              <LostAnswerDialog />
              <LeaveDialog />
            </ZoneProvider>
          </AbilitiesProvider>
        </ViewerContext>
      </Router>
    </ApolloProvider>,
  );
  return { calls, client, view };
}

async function startWords(locale: 'en' | 'fr') {
  const resources: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [file, texts] of Object.entries(words)) {
    const [language = '', noun = ''] = file.replace('.json', '').split('/').slice(-2);
    resources[language] = { ...resources[language], [noun]: texts };
  }
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources,
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  });
}
