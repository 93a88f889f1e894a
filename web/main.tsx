import './tokens/base.css';
import { createRoot } from 'react-dom/client';
import { awaitFirst, Boot } from './app/boot/Boot.tsx';
import { begin, beginWords } from './app/boot/begin.ts';
import { judgeBrowser } from './browser/browsers.ts';
import { startTheme } from './browser/theme.ts';
import { startI18n } from './i18n/i18n.ts';
import { askSession, isLikelySignedIn } from './session/session.ts';

/** Milliseconds that the place of the header, which the page itself holds, is enough; after that, a person reads that the application is loading. */
const PLACEHOLDER_MS = 2000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Boot: the browser is judged, the session asked for, and the application begun as soon as there may be one: at once where a session is likely.
if (judgeBrowser(navigator.userAgent).isSupported) void boot();
else location.replace('/not_supported.html');

async function boot(): Promise<void> {
  const session = askSession();
  session.catch(() => undefined);
  startTheme();
  const start = isLikelySignedIn()
    ? Promise.resolve(begin())
    : session.then((isThere) => (isThere ? begin() : undefined));
  const words = startI18n();
  Promise.all([start, words]).then(
    ([ahead]) => ahead !== undefined && beginWords(ahead),
    () => undefined,
  );
  await words;
  await Promise.race([awaitFirst(session), after(PLACEHOLDER_MS)]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Boot firstAsked={session} />);
}
