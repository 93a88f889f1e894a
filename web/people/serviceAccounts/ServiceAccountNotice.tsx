import { useTranslation } from 'react-i18next';
import type { ServiceAccountState } from '../../../schema/people/serviceAccounts.ts';
import { Banner } from '../../kit/layout/Banner.tsx';

/** Why a service account does not work, and the remedy; nothing while it works. */
export function ServiceAccountNotice({ state }: { state: ServiceAccountState }) {
  const { t } = useTranslation('serviceAccounts');
  if (state === 'working') return null;
  return (
    <Banner tone={state === 'ended' ? 'info' : 'warning'} title={t(`${state}_title`)}>
      {t(`${state}_text`)}
    </Banner>
  );
}
