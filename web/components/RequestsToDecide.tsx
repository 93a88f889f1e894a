import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestsToDecideDocument } from '../../operations/reports/RequestsToDecide.generated.ts';
import { mayPass, useViewer } from '../session/viewer.ts';

/** How many requests wait for the decision of the person; undefined while it is not known, and for those who decide nothing. Asked again whenever they come back to this tab. */
export function useRequestsToDecide(): number | undefined {
  const viewer = useViewer();
  const isAsked = viewer.isStaff && mayPass('viewAllocationsReport', viewer);
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

/** Says how many requests wait for the decision of the person. */
export function RequestsToDecide() {
  const { t } = useTranslation('reports');
  const count = useRequestsToDecide();
  return count === undefined ? null : t('to_decide', { count });
}
