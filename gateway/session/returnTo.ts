// Where a sign-in or sign-out may lead: a screen of the application or the playground, on this origin, nothing else.

const START = '/#/';
const LONGEST = 2_000;
const SHAPE = /^\/(?:#\/|playground(?:[/?#]|$))/;
// Controls, spaces and backslashes: what browsers drop or turn into slashes.
const SUSPICIOUS = /[\p{Cc}\p{Z}\\]/u;

/** The path to go to, as asked or, for anything else than `/#/…` and `/playground…`, the start screen. */
export function safeReturn(asked: unknown, publicUrl: string): string {
  if (typeof asked !== 'string' || asked.length > LONGEST || SUSPICIOUS.test(asked) || !SHAPE.test(asked))
    return START;
  const site = new URL(publicUrl);
  const target = URL.parse(asked, site);
  if (!target || target.origin !== site.origin || target.username || target.password) return START;
  const path = target.pathname + target.search + target.hash;
  return SHAPE.test(path) ? path : START;
}
