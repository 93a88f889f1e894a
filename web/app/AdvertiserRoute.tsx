import { AdvertiserScreen } from '../screens/advertisers/AdvertiserScreen.tsx';
import { ADVERTISER_TAB_SCREENS } from './advertiserTabs.ts';

/** An advertiser with the tabs of the other nouns. */
export function AdvertiserRoute({ advertiserId }: { advertiserId: string }) {
  return <AdvertiserScreen advertiserId={advertiserId} tabs={ADVERTISER_TAB_SCREENS} />;
}
