// Only for tests: pages that were left get no answers any more, as in a browser.
let left = 0;

/** Leaves every page that is open: what they asked for is not answered. */
export function leavePages(): void {
  left += 1;
}

/** Tells, whenever it is called, whether the page that is open now is open still. */
export function pageLife(): () => boolean {
  const opened = left;
  return () => opened === left;
}
