import { useTranslation } from 'react-i18next';
import { AdvertiserProfileFragmentDoc } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { AdvertiserStatus } from '../AdvertiserStatus.tsx';
import { AdvertiserAvatar } from './AdvertiserAvatar.tsx';
import { AdvertiserName } from './AdvertiserName.tsx';
import css from './AdvertiserProfile.module.css';

/** Picture, name and status, which holders of editAdvertisers change; each is saved separately. */
export function AdvertiserProfile({
  advertiser: ref,
}: {
  advertiser: FragmentOf<typeof AdvertiserProfileFragmentDoc>;
}) {
  const { t } = useTranslation('advertisers');
  const advertiser = readFragment(AdvertiserProfileFragmentDoc, ref);
  return (
    <Panel title={t('profile')}>
      <div className={css.parts}>
        <AdvertiserAvatar advertiser={advertiser} />
        <AdvertiserName advertiser={advertiser} />
        <AdvertiserStatus advertiser={advertiser} />
      </div>
    </Panel>
  );
}
