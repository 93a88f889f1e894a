import { useEffect } from 'react';
import { askAhead, askBeforeLeaving } from './leaving.ts';

/** While `isOn`, closing the page, following a hash link and going back ask first. `question` is what the last two ask. */
export function useLeaveWarning(isOn: boolean, question: string): void {
  useEffect(() => {
    if (!isOn) return;
    const forget = askBeforeLeaving(question);
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href^="#/"]:not([target])');
      if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (askAhead(location.hash.slice(1), (link.getAttribute('href') ?? '').slice(1))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', beforeUnload);
    addEventListener('click', click, true);
    return () => {
      forget();
      removeEventListener('beforeunload', beforeUnload);
      removeEventListener('click', click, true);
    };
  }, [isOn, question]);
}
