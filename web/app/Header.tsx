import { useRequestsToDecide } from '../components/RequestsToDecide.tsx';
import { useIsCalling } from '../data/inFlight.ts';
import { LoadingBar } from '../kit/feedback/LoadingBar.tsx';
import { Logo } from '../kit/Logo.tsx';
import { homeRoute } from '../routes/session.ts';
import { useViewer } from '../session/viewer.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import css from './Header.module.css';
import { type Links, menuOf } from './menu.ts';
import { NavDrawer } from './NavDrawer.tsx';
import { NavMenu } from './NavMenu.tsx';

/** Logo, navigation, display, account and the loading bar; on a phone the navigation is behind a button. */
export function Header({ links }: { links: Links }) {
  const viewer = useViewer();
  const groups = menuOf(viewer, links, { allocations_report: useRequestsToDecide() });
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <div className={css.narrow}>
          <NavDrawer groups={groups} />
        </div>
        <a className={css.home} href={homeRoute.href()}>
          <Logo />
        </a>
        <div className={css.wide}>
          <NavMenu groups={groups} />
        </div>
        <div className={css.tools}>
          <DisplayMenu />
          <AccountMenu contact={links.contact} />
        </div>
      </div>
      <LoadingBar isActive={useIsCalling()} />
    </header>
  );
}
