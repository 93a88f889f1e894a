/** Milliseconds between two looks at a dispatch that goes on, and at messages that are being sent. */
export const LOOK_MS = 2000;
