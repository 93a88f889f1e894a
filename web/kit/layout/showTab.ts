/** Ref of the selected tab: where tabs are wider than their room, the row is moved until that one is seen. */
export function showTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const { left, right } = tab.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  if (right > room.right) row.scrollLeft += right - room.right;
  else if (left < room.left) row.scrollLeft -= room.left - left;
}
