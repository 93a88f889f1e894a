import { z } from './zod.ts';

/**
 * An address people are sent to (PRODUCT-45): https, with the name of a host on the open internet, without a name or password in it. No
 * number of a host in any spelling, and no name that only an inner network knows.
 */
export const httpsUrl = z.string().trim().max(2000).refine(isHttpsUrl, { error: 'invalid_url' });

function isHttpsUrl(text: string): boolean {
  // The host follows at once and nothing before an @: as it is written, for what reads it otherwise than URL does.
  if (!/^https:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?$/i.test(text) || !URL.canParse(text)) return false;
  return isOpenHost(new URL(text).hostname);
}

/** Names that only the own machine or an inner network resolves (RFC 6761, RFC 6762, RFC 8375 and common use). */
const INNER = /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

/** Labels by dots, the last of them a name: addresses of machines end in digits, as does every spelling of them that URLs read. */
function isOpenHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return name.length <= 253 && LABELS.test(name) && !INNER.test(name);
}

const LABELS = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+(xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/;
