import { useTranslation } from 'react-i18next';
import { RedemptionLinksFragmentDoc } from '../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { skuListRoute } from '../../routes/skus.ts';
import { useInstallation } from '../../session/installation.ts';

interface Props {
  redemption: FragmentOf<typeof RedemptionLinksFragmentDoc>;
}

/** Links to its reward (RED-32) and, if there is an administration site, to the redemption there (RED-33, RED-34). */
export function RedemptionLinks({ redemption: ref }: Props) {
  const { t } = useTranslation('redemptionActions');
  const { adminAddress } = useInstallation();
  const { id, reward, actions } = readFragment(RedemptionLinksFragmentDoc, ref);
  const may = (name: 'manage_reward' | 'admin') => actions.some((one) => one.name === name && one.allowed);
  return (
    <>
      {may('admin') && adminAddress && (
        <LinkButton href={`${adminAddress.replace(/\/$/, '')}/redemptions/${id}`} newTab icon="external">
          {t('action.admin')}
        </LinkButton>
      )}
      {may('manage_reward') && (
        <LinkButton href={skuListRoute.href({}, { sku: reward.sku })} icon="gift">
          {t('action.manage_reward')}
        </LinkButton>
      )}
    </>
  );
}
