import '../../tokens/base.css';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'urql';
import { App } from './App.tsx';
import { placeOf } from './address.ts';
import { browserClient } from './client.ts';

// The page is complete before this script runs; the script only speeds up filters and links, so it waits for the first paint.
const root = document.getElementById('catalogue');
const learnt = document.getElementById('learnt')?.textContent;
const place = placeOf(location.href);
if (root && learnt && place) {
  const page = (
    <Provider value={browserClient(JSON.parse(learnt), place.locale)}>
      <App first={place} />
    </Provider>
  );
  requestAnimationFrame(() => setTimeout(() => hydrateRoot(root, page)));
}
