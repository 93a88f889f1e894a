/** Labels under which the product itself, or what usually stands beside it, is reached. */
const RESERVED: ReadonlySet<string> = new Set(
  `www www1 www2 web mail email e-mail webmail smtp imap pop pop3 mx mx1 mx2 ns ns1 ns2 dns ftp sftp ssh vpn proxy gateway cdn static assets
  admin administrator administration root system superuser operator staff owner internal intranet localhost local
  api graphql rest openapi docs doc documentation developer developers dev test testing staging stage sandbox demo preview beta qa
  auth oauth oidc sso login logout signin sign-in signout sign-out signup sign-up register account accounts identity id idp password passwords secure security
  app apps portal portals dashboard console home catalogue catalog r p media files file upload uploads download downloads events metrics health healthz readyz
  playground status support help helpdesk contact abuse postmaster hostmaster webmaster info noreply no-reply newsletter
  billing payment payments pay invoice invoices bank wallet shop store
  autoconfig autodiscover wpad isatap mta-sts dmarc dkim spf acme well-known
  guerdon`.split(/\s+/),
);

/** Digits that pass for a letter. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/**
 * True if a portal cannot have this label: people would take it for the product or for its operator. So are labels that look the same
 * (`adm1n`, `w-w-w`), and those in the encoding of other scripts, `xn--`, with which any name can be imitated.
 */
export function isReservedLabel(label: string): boolean {
  const plain = label.normalize('NFKC').toLowerCase();
  if (/^..--/.test(plain)) return true;
  const looks = (text: string, one: string) =>
    text.replace(/[013457]/g, (digit) => (digit === '1' ? one : (LOOK_ALIKE[digit] ?? digit)));
  const spellings = [plain, plain.replaceAll('-', '')].flatMap((text) => [
    text,
    looks(text, 'l'),
    looks(text, 'i'),
  ]);
  return spellings.some((spelling) => RESERVED.has(spelling));
}
