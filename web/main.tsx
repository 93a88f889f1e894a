import './tokens/base.css';
import { createRoot } from 'react-dom/client';
import { Boot } from './app/Boot.tsx';
import { loadSignedIn } from './app/signedIn.ts';
import { judgeBrowser } from './browser/browsers.ts';
import { startTheme } from './browser/theme.ts';
import { askShellAhead } from './data/shellAhead.ts';
import { loadShellWords, startI18n } from './i18n/i18n.ts';
import { askSession, wasSignedIn } from './session/session.ts';

// Boot: the browser is judged, the session asked for, and the application fetched ahead when the last visit was signed in.
if (judgeBrowser(navigator.userAgent).isSupported) void boot();
else location.replace('/not_supported.html');

async function boot(): Promise<void> {
  const session = askSession();
  session.catch(() => undefined);
  startTheme();
  if (wasSignedIn()) {
    askShellAhead();
    void loadSignedIn();
  }
  await startI18n();
  if (wasSignedIn()) void loadShellWords();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Boot firstAsked={session} />);
}
