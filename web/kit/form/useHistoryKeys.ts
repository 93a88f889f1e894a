import { useEffect, useRef } from 'react';

/** Ctrl+Z (⌘Z) undoes and Ctrl+Shift+Z or Ctrl+Y does again, wherever the focus is, but for open dialogs. */
export function useHistoryKeys(keys: { undo: () => void; redo: () => void }): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      if (!isRedo && key !== 'z') return;
      if ((event.target as Element | null)?.closest?.('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      latest.current[isRedo ? 'redo' : 'undo']();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
