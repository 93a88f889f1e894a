declare global {
  interface Window {
    /** Milliseconds since the navigation began: when the first control answers. */
    guerdonInput?: number;
    /** Milliseconds since the navigation began: when the first row of a table is painted with its text. */
    guerdonRow?: number;
    /** The sum of layout shifts without user input. */
    guerdonShift?: number;
  }
}

/**
 * In the page, from its first moment: notes when the first control of the header answers (it is there and the thread is free), when the first row of a
 * table is there with the text of its link and the frame that shows it is done, and how much the layout shifts.
 */
export function watchPage(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) window.guerdonShift = (window.guerdonShift ?? 0) + shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const note = (name: 'guerdonInput' | 'guerdonRow', isThere: () => boolean) => {
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        window[name] = performance.now();
      };
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  note('guerdonInput', () => document.querySelector('header button') !== null);
  note('guerdonRow', () => !!document.querySelector('tbody a')?.textContent);
}
