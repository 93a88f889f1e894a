import type { ReactNode } from 'react';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { Can } from '../../kit/viewer/Can.tsx';
import { advertiserRoute } from '../../routes/advertisers.ts';

interface Props {
  advertiserId: string;
  tab?: 'inventory' | 'budget' | undefined;
  newTab?: boolean | undefined;
  /** Its name. */
  children: ReactNode;
}

/** An advertiser where others are named: a link for those who may open its page, its name for everyone else. */
export function AdvertiserLink({ advertiserId, tab, newTab, children }: Props) {
  return (
    <Can ability="viewAdvertisers" otherwise={children}>
      <TextLink href={advertiserRoute.href({ advertiserId }, tab ? { tab } : {})} newTab={newTab}>
        {children}
      </TextLink>
    </Can>
  );
}
