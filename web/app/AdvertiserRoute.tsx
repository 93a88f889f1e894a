import { useState } from 'react';
import { AdvertiserScreen } from '../advertisers/advertisers/AdvertiserScreen.tsx';
import { TAB_ACCEPTS, TAB_DEFAULTS } from '../advertisers/advertisers/tabs.ts';
import { useUrlQuery } from '../navigation/useUrlQuery.ts';
import { ADVERTISER_TAB_SCREENS, fetchTab } from './advertiserTabs.ts';

/** An advertiser with the tabs of the other nouns. The code of the tab in the address loads in parallel with the advertiser. */
export function AdvertiserRoute({ advertiserId }: { advertiserId: string }) {
  const [{ tab }] = useUrlQuery(TAB_DEFAULTS, TAB_ACCEPTS);
  useState(() => fetchTab(tab));
  return <AdvertiserScreen advertiserId={advertiserId} tabs={ADVERTISER_TAB_SCREENS} />;
}
