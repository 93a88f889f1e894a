import { z } from '../zod.ts';

/** An address people are sent to: https, with a host, without a name or password in it (PRODUCT-45). */
export const httpsUrl = z.string().trim().max(2000).refine(isHttpsUrl, { error: 'invalid_url' });

function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return /^[^.]+(\.[^.]+)+$/.test(hostname) && username === '' && password === '';
}
