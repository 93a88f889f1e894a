import { useState, useSyncExternalStore } from 'react';
import { slice } from '../../browser/appState.ts';
import { loadShellWords } from '../../i18n/i18n.ts';
import { currentUrl, pathOf } from '../../navigation/hashLocation.ts';
import { LoginScreen } from '../../people/session/LoginScreen.tsx';
import { NotAuthorizedScreen } from '../../people/session/NotAuthorizedScreen.tsx';
import { SignedInInOtherTabScreen } from '../../people/session/SignedInInOtherTabScreen.tsx';
import { UnreachableScreen } from '../../people/session/UnreachableScreen.tsx';
import { askSession, SIGNED_IN_IN_OTHER_TAB } from '../../session/session.ts';
import { ErrorBoundary } from '../dialogs/ErrorBoundary.tsx';
import { settle, useAnswer } from '../useAnswer.ts';
import { Splash } from './Splash.tsx';
import { loadSignedIn } from './signedIn.ts';

const first = slice<ReturnType<typeof fetchApplication> | undefined>(() => undefined);

const fetchApplication = () => Promise.all([loadSignedIn(), loadShellWords()]);

/** Waits for what the first render shows: whether there is a session, and if so, the application. Failures are reported by that render. */
export async function awaitFirst(firstRequest: Promise<boolean>): Promise<void> {
  await settle(firstRequest);
  if (!(await firstRequest.catch(() => false))) return;
  const fetched = fetchApplication();
  first.write(fetched);
  await settle(fetched);
}

/** Decides, once the session is known, between the application and what a visitor without a session may see. */
export function Boot({ firstAsked }: { firstAsked: Promise<boolean> }) {
  const [pendingCheck, setPendingCheck] = useState(firstAsked);
  const session = useAnswer(pendingCheck);
  const path = useSyncExternalStore(onHashChange, () => pathOf(currentUrl()));
  if (session.state === 'waiting') return <Splash />;
  if (session.state === 'failed') return <UnreachableScreen onRetry={() => setPendingCheck(askSession())} />;
  if (!session.value) return path === '/not_authorized' ? <NotAuthorizedScreen /> : <LoginScreen />;
  if (path === SIGNED_IN_IN_OTHER_TAB) return <SignedInInOtherTabScreen />;
  return (
    <ErrorBoundary>
      <Application />
    </ErrorBoundary>
  );
}

/** The application with its words. It is no lazy component: React draws what it waited for in slices, with frames of the splash in between. */
function Application() {
  const [loadedApplication] = useState(() => first.read() ?? fetchApplication());
  const come = useAnswer(loadedApplication);
  if (come.state === 'waiting') return <Splash />;
  if (come.state === 'failed') throw new Error('The application did not come');
  const [{ SignedInApp }] = come.value;
  return <SignedInApp />;
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
