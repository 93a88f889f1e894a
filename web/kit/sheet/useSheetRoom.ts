import { useMediaQuery } from '../../browser/useMediaQuery.ts';

/** Returns true if the window is wide enough for a sheet. Otherwise its rows are cards. */
export const useSheetRoom = (): boolean => useMediaQuery('(min-width: 768px)');
