import { type RefObject, useEffect, useRef } from 'react';

/** Where tabs are wider than their room, the selected one is scrolled to, so that one sees where one is. */
export function useTabInView<List extends HTMLElement>(selected: string): RefObject<List | null> {
  const list = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selected tab is the occasion
  useEffect(() => {
    const room = list.current;
    const tab = room?.querySelector<HTMLElement>('[data-selected]');
    if (!room || !tab) return;
    const { left, right } = tab.getBoundingClientRect();
    const edges = room.getBoundingClientRect();
    if (right > edges.right) room.scrollLeft += right - edges.right;
    else if (left < edges.left) room.scrollLeft -= edges.left - left;
  }, [selected]);
  return list;
}
