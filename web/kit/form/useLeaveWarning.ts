import { useEffect } from 'react';

/** While `isOn`, leaving the page or following a hash link asks first. `question` is what a link asks. */
export function useLeaveWarning(isOn: boolean, question: string): void {
  useEffect(() => {
    if (!isOn) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href^="#/"]:not([target])');
      if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', beforeUnload);
    addEventListener('click', click, true);
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      removeEventListener('click', click, true);
    };
  }, [isOn, question]);
}
