import { memo, useMemo, useRef } from 'react';
import { useIsCalling } from '../../browser/inFlight.ts';
import { useMediaQuery } from '../../browser/useMediaQuery.ts';
import { Logo } from '../../kit/Logo.tsx';
import { LoadingBar } from '../../kit/loading/LoadingBar.tsx';
import { useRequestsToDecide } from '../../money/shared/RequestsToDecide.tsx';
import { allocationsReportRoute } from '../../routes/reports.ts';
import { homeRoute } from '../../routes/session.ts';
import { useViewer } from '../../session/viewer.ts';
import { useIsIdle } from '../useIsIdle.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import css from './Header.module.css';
import { type Links, menuOf } from './menu.ts';
import { NavDrawer } from './NavDrawer.tsx';
import { NavMenu } from './NavMenu.tsx';

// Menus are many elements: they are drawn again for what they show, and not for each call that begins or ends.
const [Drawer, Menus, Display, Account] = [
  memo(NavDrawer),
  memo(NavMenu),
  memo(DisplayMenu),
  memo(AccountMenu),
];

/** The requests that wait for the person (ALLOCREP-8), which the number in the menu opens. */
const WAITING = allocationsReportRoute.href({}, { waiting: 'me' });

/** No room for menus beside the logo; `tokens/tokens.css` has the same width for the place of the logo before the header comes. */
const NARROW = '(max-width: 1120px)';

/** Logo, navigation, display, account and the loading bar; on a phone the navigation is behind a button. */
export function Header({ links }: { links: Links }) {
  const viewer = useViewer();
  const isNarrow = useMediaQuery(NARROW);
  // Zooming crosses that width too: the keyboard goes on in what takes the place.
  const lost = useRef(false);
  // The number in the menu can wait; the first screen should not.
  const toDecide = useRequestsToDecide({ isDue: useIsIdle() });
  const groups = useMemo(
    () =>
      menuOf(viewer, links, {
        allocations_report: toDecide ? { count: toDecide, href: WAITING } : undefined,
      }),
    [viewer, links, toDecide],
  );
  return (
    <header className={css.header}>
      <div className={css.inner}>
        {isNarrow && <Drawer groups={groups} lost={lost} />}
        <a className={css.home} href={homeRoute.href()}>
          <Logo />
        </a>
        <div className={css.menus}>{!isNarrow && <Menus groups={groups} lost={lost} />}</div>
        <div className={css.tools}>
          <Display />
          <Account contact={links.contact} />
        </div>
      </div>
      <Calling />
    </header>
  );
}

function Calling() {
  return <LoadingBar isActive={useIsCalling()} />;
}
