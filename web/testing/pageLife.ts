// Only for tests: pages that were left get no more responses, as in a browser.
let left = 0;

/** Leaves every open page: their pending requests get no response. */
export function leavePages(): void {
  left += 1;
}

/** Returns a function that tells whether the current page is still open. */
export function pageLife(): () => boolean {
  const opened = left;
  return () => opened === left;
}
