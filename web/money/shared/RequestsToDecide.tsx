import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestsToDecideDocument } from '../../../operations/reports/reports/RequestsToDecide.generated.ts';
import { mayPass, useViewer } from '../../session/viewer.ts';

/** Number of requests that wait for the person's decision; undefined while unknown, and for people who decide nothing. Refetched whenever they return to this tab. */
export function useRequestsToDecide({ isDue = true } = {}): number | undefined {
  const viewer = useViewer();
  const isAsked = isDue && viewer.isStaff && mayPass('viewAllocationsReport', viewer);
  const { data, refetch } = useQuery(RequestsToDecideDocument, { skip: !isAsked, errorPolicy: 'all' });
  useEffect(() => {
    if (!isAsked) return;
    const onReturn = () => {
      if (document.visibilityState === 'visible') refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isAsked, refetch]);
  return data?.requestsToDecide?.count;
}

/** Shows the number of requests that wait for the person's decision. */
export function RequestsToDecide() {
  const { t } = useTranslation('reports');
  const count = useRequestsToDecide();
  return count === undefined ? null : t('to_decide', { count });
}
