import { useMediaQuery } from '../../browser/useMediaQuery.ts';

/** Whether there is room for a sheet; where there is none its rows are cards. */
export const useSheetRoom = (): boolean => useMediaQuery('(min-width: 768px)');
