import type { CatalogueTrouble } from '../../../schema/catalog/publicCatalogue.ts';
import { listAddress, type Place, translatedAddress } from './address.ts';
import { Frame } from './Frame.tsx';
import { Notice } from './Notice.tsx';
import { wordsIn } from './words.ts';

/** An error page instead of rewards: the reason and the remedy. */
export function Trouble({ place, trouble }: { place: Place; trouble: CatalogueTrouble }) {
  const say = wordsIn(place.locale);
  const link =
    trouble === 'missing' || trouble === 'no_page'
      ? { href: listAddress(place.locale), text: say('back') }
      : { href: translatedAddress(place, place.locale), text: say('again') };
  return (
    <Frame place={place}>
      <Notice title={say(trouble)} text={say(`${trouble}_text`)} link={link} isPage />
    </Frame>
  );
}
