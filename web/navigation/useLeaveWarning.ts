import { useEffect } from 'react';
import { askBeforeLeaving, hasUnsaved, type Leaving, mayLeave } from './leaving.ts';

interface LeaveWarning {
  /** What triggers the question; the page when absent. */
  of?: Leaving;
  /** The changes are being saved: the navigation that follows the save does not ask. */
  isSaving?: boolean;
}

/** While there is unsaved work, every way out of the page asks first: ours by our own question, the closing of the page by the browser's. */
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
