import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Router, useLocation } from 'wouter';
import { ShellDocument } from '../../../operations/people/session/Shell.generated.ts';
import { remember } from '../../browser/storage.ts';
import type { SignedIn } from '../../data/client/askWho.ts';
import { makeClient } from '../../data/client/client.ts';
import { dropPrefetched, writePrefetched } from '../../data/client/prefetchedAnswer.ts';
import { LeaveDialog } from '../../kit/form/LeaveDialog.tsx';
import { ViewsProvider } from '../../kit/list/ViewsContext.tsx';
import { UploadTypesProvider } from '../../kit/upload/UploadTypesContext.tsx';
import { AbilitiesProvider } from '../../kit/viewer/AbilitiesContext.tsx';
import { ZoneProvider } from '../../kit/viewer/ZoneContext.tsx';
import { hashLocation, navigate } from '../../navigation/hashLocation.ts';
import { NotAuthorizedScreen } from '../../people/session/NotAuthorizedScreen.tsx';
import { UnreachableScreen } from '../../people/session/UnreachableScreen.tsx';
import { notAuthorizedRoute } from '../../routes/session.ts';
import { InstallationContext } from '../../session/installation.ts';
import { isSignedIn } from '../../session/session.ts';
import { useIsSessionExpired } from '../../session/sessionState.ts';
import { ViewerContext } from '../../session/viewer.ts';
import { FailedCallDialog } from '../dialogs/FailedCallDialog.tsx';
import { LostAnswerDialog } from '../dialogs/LostAnswerDialog.tsx';
import { SessionEndsSoonDialog } from '../dialogs/SessionEndsSoonDialog.tsx';
import { SessionExpiredDialog } from '../dialogs/SessionExpiredDialog.tsx';
import { EFFECTS } from '../guard.ts';
import { fetchAhead } from '../lazyScreens.ts';
import { RouteView } from '../RouteView.tsx';
import { fetchSavedViews, SavedViews } from '../shell/SavedViews.tsx';
import { Shell } from '../shell/Shell.tsx';
import { type ShellState, useShell } from '../shell/useShell.ts';
import { InViewersLanguage } from './InViewersLanguage.tsx';
import { Splash } from './Splash.tsx';

const client = makeClient();
void isSignedIn().then(startAhead);

/**
 * The person is asked for as soon as there is a session; while that is under way, the code of the screen is fetched and run. A
 * refusal is not kept: the shell then asks by itself and hears the reason.
 */
function startAhead(hasSession: boolean): void {
  if (hasSession && writePrefetched(client.cache, ShellDocument, {})) dropPrefetched(ShellDocument, {});
  else if (hasSession) client.query({ query: ShellDocument, errorPolicy: 'none' }).catch(() => undefined);
  fetchAhead();
  fetchSavedViews();
}

/** The signed-in account; null until it is known. */
function accountOf(): SignedIn | null {
  const account = client.readQuery({ query: ShellDocument })?.viewer?.account;
  return account ? { accountId: account.id, email: account.email } : null;
}

/** The application of a signed-in person: the way to the graph, the person, the shell and the screen of the route. */
export function SignedInApp() {
  // Left alone, the controls speak and sort as the browser does, whatever the language chosen.
  const { i18n } = useTranslation('session');
  return (
    <ApolloProvider client={client}>
      <I18nProvider locale={i18n.language}>
        <Router hook={hashLocation}>
          <Suspense fallback={<Splash />}>
            <WithViewer />
            <SessionEndsSoonDialog />
            <SessionExpiredDialog accountOf={accountOf} />
          </Suspense>
        </Router>
      </I18nProvider>
    </ApolloProvider>
  );
}

function WithViewer() {
  const shell = useShell();
  const isExpired = useIsSessionExpired();
  if (shell.state === 'waiting') return <Splash />;
  if (shell.state === 'no_roles') return <NoRoles />;
  // The dialog about the session's end covers it.
  if (shell.state === 'failed' && isExpired) return <Splash />;
  if (shell.state === 'failed') return <UnreachableScreen onRetry={shell.retry} />;
  return (
    <InViewersLanguage locale={shell.viewer.locale}>
      <Ready {...shell} />
    </InViewersLanguage>
  );
}

/** The account as a whole is refused: the guard leads to /not_authorized, which says why (AUTH-9). */
function NoRoles() {
  const [path] = useLocation();
  const { to } = EFFECTS.authorization_failed;
  const isThere = notAuthorizedRoute.match(path) !== null;
  useEffect(() => {
    if (!isThere) navigate(to, { replace: true });
  }, [isThere, to]);
  return <NotAuthorizedScreen hasNoRoles />;
}

function Ready({ viewer, opening, build, links }: Extract<ShellState, { state: 'ready' }>) {
  const [loadedUiId] = useState(viewer.uiId);
  // Before the header measures itself: later, the browser would style and lay out everything twice.
  useInsertionEffect(() => {
    document.documentElement.dataset.uiId = loadedUiId;
  }, [loadedUiId]);
  useEffect(() => remember('zone', viewer.timezone), [viewer.timezone]);
  const portalSuffix = build?.portalSuffix ?? '';
  const installation = useMemo(
    () => ({ adminAddress: links.admin, portalSuffix }),
    [links.admin, portalSuffix],
  );
  return (
    <ViewerContext value={viewer}>
      <AbilitiesProvider abilities={viewer.abilities}>
        <ZoneProvider zone={viewer.timezone}>
          <UploadTypesProvider types={build?.uploadTypes}>
            <Shell build={build} links={links}>
              <ViewsProvider Menu={SavedViews} opening={opening}>
                <InstallationContext value={installation}>
                  <RouteView loadedUiId={loadedUiId} />
                </InstallationContext>
              </ViewsProvider>
            </Shell>
          </UploadTypesProvider>
          <FailedCallDialog contact={links.contact} />
          <LostAnswerDialog />
          <LeaveDialog />
        </ZoneProvider>
      </AbilitiesProvider>
    </ViewerContext>
  );
}
