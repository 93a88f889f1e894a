import type { Place } from './address.ts';
import { Frame } from './Frame.tsx';
import { ListPage } from './ListPage.tsx';
import { RewardPage } from './rewards/RewardPage.tsx';
import { usePlace } from './usePlace.ts';

/** The public catalog, starting at the visitor's address. */
export function App({ first }: { first: Place }) {
  const { place, go, follow } = usePlace(first);
  return (
    <Frame place={place} onClick={follow}>
      {place.sku === null ? <ListPage place={place} go={go} /> : <RewardPage place={place} sku={place.sku} />}
    </Frame>
  );
}
