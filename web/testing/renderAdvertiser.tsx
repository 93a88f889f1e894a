// Only for tests: a part of the screen of advertiser 7, Acme, below its name and status as another part of the screen shows them.
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import {
  AdvertiserProfileFragmentDoc,
  AdvertiserScreenDocument,
  type AdvertiserScreenQuery,
} from '../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../operations/readFragment.ts';
import { advertiser } from './data/advertiserData.ts';
import { type Answers, renderScreen } from './renderScreen.tsx';

type Part = (advertiser: NonNullable<AdvertiserScreenQuery['advertiser']>) => ReactNode;

const period = { startDate: '2026-11-14', endDate: '2026-11-20' };

export const acme = (over = {}) => advertiser('7', { name: 'Acme', ...over });

/** Shows the part; `over` are the differences of the advertiser at first. */
export function renderAdvertiser(part: Part, answers: Answers = {}, over = {}) {
  const organization = { __typename: 'Organization', id: '1', operatingCountries: [] };
  return renderScreen(<Sample part={part} />, {
    answers: { AdvertiserScreen: () => ({ data: { advertiser: acme(over), organization } }), ...answers },
  });
}

function Sample({ part }: { part: Part }) {
  const { data } = useQuery(AdvertiserScreenDocument, { variables: { id: '7', period, withAlerts: false } });
  if (!data?.advertiser) return null;
  const { name, status } = readFragment(AdvertiserProfileFragmentDoc, data.advertiser);
  return (
    <>
      <h1>{`${name} is ${status}`}</h1>
      {part(data.advertiser)}
    </>
  );
}
