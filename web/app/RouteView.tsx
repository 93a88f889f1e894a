import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { toast } from '../kit/feedback/toastQueue.ts';
import { currentUrl, navigate, pathOf } from '../navigation/hashLocation.ts';
import { noteRoute } from '../navigation/routeMemory.ts';
import { visibleUrl } from '../navigation/traversal.ts';
import { NotAuthorizedScreen } from '../people/session/NotAuthorizedScreen.tsx';
import { findRoute, REDIRECTS } from '../routes/registry.ts';
import { homeRoute, loginRoute } from '../routes/session.ts';
import { rememberIntended, takeIntended } from '../session/session.ts';
import { expireSession } from '../session/sessionState.ts';
import { useViewer, type Viewer } from '../session/viewer.ts';
import { ErrorBoundary } from './dialogs/ErrorBoundary.tsx';
import { EFFECTS, type Effect, guard } from './guard.ts';
import { homeOf } from './home.ts';
import { type FoundScreen, lazyScreenOf } from './lazyScreens.ts';
import css from './RouteView.module.css';
import { SCREENS } from './screens.ts';
import { AddressNotes } from './shell/AddressNotes.tsx';

interface RouteViewProps {
  loadedUiId: string;
  /** The screen of a route; always the same component for the same route. */
  screenOf?: (match: FoundScreen) => ComponentType<Record<string, string>>;
}

/** Milliseconds after which an unpainted page, as in a background tab, continues without a paint. */
const UNPAINTED_LIMIT_MS = 100;

/** Returns true once the first render of the component has been painted. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const onPaint = () => setPainted(true);
    let timer = setTimeout(onPaint, UNPAINTED_LIMIT_MS);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(onPaint);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

/** Shows the screen of the path, or does what the guard says. A changed query alone changes nothing here (ROUTE-66). */
export function RouteView({ loadedUiId, screenOf = lazyScreenOf }: RouteViewProps) {
  const viewer = useViewer();
  const [path] = useLocation();
  const match = findRoute(path);
  const onward = passOn(path, viewer);
  const outcome = guard(match, viewer, loadedUiId);
  const effect = onward ?? EFFECTS[outcome];
  const isNoPage =
    path !== '/' && onward === null && (outcome === 'wrong_parameter' || outcome === 'unknown_route');
  useEffectOf(effect, isNoPage ? path : null);
  useNote(path, effect);
  // The first screen lets the shell go ahead: its menus answer while it is still being drawn.
  const isDue = useIsPainted();
  if (effect.do !== 'show' || match.outcome !== 'found') return null;
  if (!SCREENS.has(match.route)) return <NotAuthorizedScreen isInShell />;
  const Screen = screenOf(match);
  return (
    <ErrorBoundary key={path} isInShell>
      <AddressNotes declared={match.route.query} />
      <Suspense fallback={<ScreenSkeleton />}>
        {isDue ? <Screen {...match.params} /> : <ScreenSkeleton />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Paths that show nothing themselves; null for every other one. */
function passOn(path: string, viewer: Viewer): Effect | null {
  const to = REDIRECTS[path];
  if (to) return { do: 'go', to };
  if (homeRoute.match(path)) return { do: 'go', to: homeOf(viewer) };
  if (loginRoute.match(path)) return { do: 'go', to: '/' };
  return null;
}

/** `noPage` is a path that leads to no page: a message names it. */
function useEffectOf(effect: Effect, noPage: string | null): void {
  const { t } = useTranslation('kit');
  const to = effect.do === 'go' ? effect.to : null;
  const judged = pathOf(visibleUrl());
  const isArrival = useRef(true);
  useEffect(() => {
    // If the person has navigated on since, do not redirect them back: the guard checks the current location.
    if (pathOf(visibleUrl()) !== judged) return;
    if (noPage !== null) toast.error(t('path_unknown', { path: noPage }));
    if (effect.do === 'expire') {
      rememberIntended();
      expireSession();
    }
    if (effect.do === 'reload') location.reload();
    // A return from the login without an address leads to the originally requested page (GUARD-2).
    const intended = isArrival.current ? takeIntended() : null;
    isArrival.current = false;
    if (to !== null) navigate(isNowhere() && intended ? intended : to, { replace: true });
  }, [effect.do, to, judged, noPage, t]);
}

const isNowhere = (): boolean => /^\/(home|login)?$/.test(pathOf(currentUrl()));

/** Notes every entered route and, once it is shown, puts the focus and the scroll where a new page has them. */
function useNote(path: string, effect: Effect): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (effect.do !== 'show') return;
    const match = findRoute(path);
    if (match.outcome === 'found') noteRoute(match.params);
    if (!isFirst.current) {
      scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [path, effect.do]);
}

/** The shape of a screen whose code is on its way: a title, its action, a panel. */
function ScreenSkeleton() {
  const { t } = useTranslation('session');
  return (
    <div className={css.skeleton} role="status" aria-label={t('loading')}>
      <div className={css.title} />
      <div className={css.panel} />
    </div>
  );
}
