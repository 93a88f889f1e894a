import { useUrlQuery } from '../../navigation/useUrlQuery.ts';

const KEYS = {
  report: { paging: '', page: 1 },
  tab: { 'redemptions-paging': '', 'redemptions-page': 1 },
} as const;

/** Whether rows go on instead of standing on numbered pages, as the address says it, and the way to change that (REDLIST-34). */
export function usePagingMode(isTab: boolean): {
  isEndless: boolean;
  setEndless: (isEndless: boolean) => void;
} {
  const [report, setReport] = useUrlQuery(KEYS.report);
  const [tab, setTab] = useUrlQuery(KEYS.tab);
  return {
    isEndless: (isTab ? tab['redemptions-paging'] : report.paging) === 'endless',
    setEndless(isEndless) {
      const paging = isEndless ? 'endless' : '';
      // The other way of paging begins with the first row.
      if (isTab) setTab({ 'redemptions-paging': paging, 'redemptions-page': 1 }, { replace: true });
      else setReport({ paging, page: 1 }, { replace: true });
    },
  };
}
