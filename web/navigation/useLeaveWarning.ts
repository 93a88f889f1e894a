import { useEffect } from 'react';
import { askBeforeLeaving, hasUnsaved, type Leaving, mayLeave } from './leaving.ts';

interface LeaveWarning {
  /** The trigger of the question. Default: leaving the page. */
  of?: Leaving;
  /** The changes are being saved: the navigation that follows the save does not ask. */
  isSaving?: boolean;
}

/** Asks before the page is left with unsaved work. Our own dialog asks on navigation, the browser's when the page closes. */
export function useLeaveWarning(
  isUnsaved: boolean,
  { of = 'page', isSaving = false }: LeaveWarning = {},
): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const forget = askBeforeLeaving({ of, isSaving });
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', beforeUnload);
    addEventListener('click', judgeClick, true);
    return () => {
      forget();
      removeEventListener('beforeunload', beforeUnload);
      removeEventListener('click', judgeClick, true);
    };
  }, [isUnsaved, of, isSaving]);
}

/** Stops a hash link until its question is answered. Other listeners still run: a menu closes by the click. */
function judgeClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="#/"]:not([target])');
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const { hash } = link;
  const isFree = mayLeave(location.hash.slice(1), hash.slice(1), () => location.assign(hash));
  if (!isFree) event.preventDefault();
}
