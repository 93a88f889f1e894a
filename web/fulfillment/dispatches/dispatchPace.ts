/** Milliseconds between two polls of a dispatch in progress, and of messages that are being sent. */
export const LOOK_MS = 2000;
