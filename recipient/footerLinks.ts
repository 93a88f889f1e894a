import type { FooterLink } from './view.ts';

/** Settings and addresses that decide which links a footer has. */
interface FooterFacts {
  footerLinks: readonly FooterLink[];
  enableContactSupport: boolean;
  /** The advertiser's address for recipients; null if it has none. */
  supportEmail: string | null;
}

/**
 * The links of a footer: those that are chosen and have an address. Served pages, messages, previews and the editor take them from here. No record holds
 * the address of a privacy policy or of terms, so these two are not shown.
 */
export const footerOf = (facts: FooterFacts): { link: FooterLink; url: string }[] =>
  facts.footerLinks.flatMap((link) => {
    const url = addressOf(link, facts);
    return url === null ? [] : [{ link, url }];
  });

/** Where a link of the footer leads; null where there is no address. Without contact support, there is no contact (WIZSET-46). */
export function addressOf(
  link: FooterLink,
  { enableContactSupport, supportEmail }: Omit<FooterFacts, 'footerLinks'>,
): string | null {
  if (link !== 'contact_us' || !enableContactSupport || supportEmail === null) return null;
  return `mailto:${supportEmail}`;
}
