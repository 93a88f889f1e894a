import { useUrlQuery } from '../../../navigation/useUrlQuery.ts';

const KEYS = {
  report: { paging: '', page: 1 },
  tab: { 'redemptions-paging': '', 'redemptions-page': 1 },
} as const;
const isMode = (text: string) => text === 'endless';
const ACCEPTS = { paging: isMode, 'redemptions-paging': isMode };

/** Reads and sets the paging mode in the address: endless scrolling or numbered pages (REDLIST-34). */
export function usePagingMode(isTab: boolean): {
  isEndless: boolean;
  setEndless: (isEndless: boolean) => void;
} {
  const [report, setReport] = useUrlQuery(KEYS.report, ACCEPTS);
  const [tab, setTab] = useUrlQuery(KEYS.tab, ACCEPTS);
  return {
    isEndless: (isTab ? tab['redemptions-paging'] : report.paging) === 'endless',
    setEndless(isEndless) {
      const paging = isEndless ? 'endless' : '';
      // The other paging mode starts at the first row.
      if (isTab) setTab({ 'redemptions-paging': paging, 'redemptions-page': 1 }, { replace: true });
      else setReport({ paging, page: 1 }, { replace: true });
    },
  };
}
