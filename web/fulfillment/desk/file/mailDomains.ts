// Mail domains that many people have, and addresses that nearly have one of them.

/** The most common mail domains: a domain that differs from one of these by a letter or two was probably mistyped. */
const DOMAINS = [
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'outlook.fr',
    'hotmail.com',
    'hotmail.fr',
    'hotmail.co.uk',
  ],
  ...['live.com', 'live.fr', 'msn.com', 'yahoo.com', 'yahoo.fr', 'yahoo.co.uk', 'icloud.com', 'me.com'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'gmx.de', 'web.de', 't-online.de'],
  ...['proton.me', 'protonmail.com', 'aol.com', 'libero.it'],
];
const KNOWN_DOMAINS = new Set([
  ...DOMAINS,
  ...[
    'mail.com',
    'ymail.com',
    'email.com',
    'gmx.net',
    'gmx.com',
    'gmx.fr',
    'gmx.at',
    'gmx.ch',
    'live.nl',
    'live.de',
    'live.it',
  ],
]);

/** Returns true if the address has one of the well-known domains. */
export const isKnownDomain = (email: string): boolean =>
  KNOWN_DOMAINS.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** The correction of an address whose domain is nearly a well-known one; null if the domain is well known, or unlike all of them. */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const suggestion = at < 1 ? null : likelyDomain(domain);
  return suggestion === null ? null : `${email.slice(0, at)}@${suggestion}`;
}

const MIN_DOMAIN_LENGTH = 8;
const domains = new Map<string, string | null>();

function likelyDomain(domain: string): string | null {
  const cachedDomain = domains.get(domain);
  if (cachedDomain !== undefined) return cachedDomain;
  let [best, least]: [string | null, number] = [null, 3];
  if (!KNOWN_DOMAINS.has(domain))
    for (const knownDomain of DOMAINS) {
      // Short names resemble many others: one other letter may be another company.
      if (knownDomain.length < MIN_DOMAIN_LENGTH) continue;
      const most = knownDomain.length >= 9 ? 2 : 1;
      const far = distance(domain, knownDomain, most);
      if (far <= most && far < least) [best, least] = [knownDomain, far];
    }
  if (domains.size > 20_000) domains.clear();
  domains.set(domain, best);
  return best;
}

/** Number of differing letters between two words, swapped neighbors counting once; `most + 1` if it exceeds `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const now = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      now[j] = Math.min(
        (last[j] ?? 0) + 1,
        (now[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, now];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}
