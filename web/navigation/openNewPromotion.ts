import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';

const shown = slice(() => false);

/** Opens the dialog that asks for the advertiser of a new promotion; it covers the current screen (SHELL-20). */
export function openNewPromotion(): void {
  shown.write(true);
}

export function closeNewPromotion(): void {
  shown.write(false);
}

/** Whether that dialog is open. */
export function useIsNewPromotionOpen(): boolean {
  return useSyncExternalStore(shown.subscribe, shown.read);
}
