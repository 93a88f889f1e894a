const START = '/#/';
const MAX_LENGTH = 2_000;
const SHAPE = /^\/(?:#\/|playground(?:[/?#]|$)|files\/(?:redemption-export|report)\/\d{1,18}$)/;
// Control characters, spaces and backslashes, which browsers drop or turn into slashes.
const SUSPICIOUS = /[\p{Cc}\p{Z}\\]/u;

/** The address after a sign-in or sign-out: a screen (`/#/…`), the playground or a mailed file on this origin; anything else becomes the start screen. */
export function safeReturnTo(returnTo: unknown, publicUrl: string): string {
  if (
    typeof returnTo !== 'string' ||
    returnTo.length > MAX_LENGTH ||
    SUSPICIOUS.test(returnTo) ||
    !SHAPE.test(returnTo)
  )
    return START;
  const site = new URL(publicUrl);
  const target = URL.parse(returnTo, site);
  if (!target || target.origin !== site.origin || target.username || target.password) return START;
  const path = target.pathname + target.search + target.hash;
  return SHAPE.test(path) ? path : START;
}
