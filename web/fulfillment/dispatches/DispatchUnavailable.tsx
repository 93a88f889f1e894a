import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { promotionRoute } from '../../routes/promotions.ts';
import type { Unavailable } from './unavailable.ts';

interface Props {
  place: { advertiserId: string; promotionId: string };
  why: Unavailable;
}

/** Replaces the form if nothing can be sent, downloaded or activated: the reason, and a link to its remedy. */
export function DispatchUnavailable({ place, why }: Props) {
  const { t } = useTranslation('dispatches');
  const word = why.reason === 'not_running' ? `not_running_${why.closed}` : why.reason;
  return (
    <Panel>
      <EmptyState
        title={t(`unavailable.${word}`, { defaultValue: t('unavailable.not_running') })}
        actions={<LinkButton href={promotionRoute.href(place)}>{t('unavailable.to_promotion')}</LinkButton>}
      >
        {t(`unavailable.${why.reason}_text`)}
      </EmptyState>
    </Panel>
  );
}
