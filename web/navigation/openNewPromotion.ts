import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';

const dialogState = slice(() => false);

/** Opens the dialog that asks for the advertiser of a new promotion; it covers the current screen (SHELL-20). */
export function openNewPromotion(): void {
  dialogState.write(true);
}

export function closeNewPromotion(): void {
  dialogState.write(false);
}

/** True while the dialog is open. */
export function useIsNewPromotionOpen(): boolean {
  return useSyncExternalStore(dialogState.subscribe, dialogState.read);
}
