import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../schema/foundation/contacts/addressKey.ts';
import type { RecipientLook } from '../../../server/pages/recipientRefusal.ts';

/** Pages whose look is remembered, and how long. */
const MAX_LOOKS = 2000;
const LOOK_MS = 30 * 60_000;

/** Milliseconds that a refusal waits for the look of its promotion. */
const READ_MS = 500;

/**
 * Looks by visitor and page. The visitor's address is part of the key: whoever tries out links must not learn from the look of a refusal that a
 * link exists, so only a visitor who has seen the page before gets its look without opening it.
 */
const looks = new Map<string, { look: RecipientLook; until: number }>();

/** How to read the look of the page that a request opened. */
const readers = new WeakMap<FastifyRequest, () => Promise<RecipientLook>>();

/** Remembers the look of a page that this visitor saw. */
export function rememberLook(request: FastifyRequest, view: RecipientLook): void {
  const { locale, theme, colors, logoUrl, backgroundUrl, organizationName, footerLinks } = view;
  const look = { locale, theme, colors, logoUrl, backgroundUrl, organizationName, footerLinks };
  const key = keyOf(request);
  looks.delete(key);
  looks.set(key, { look, until: performance.now() + LOOK_MS });
  const [oldest] = looks.size > MAX_LOOKS ? looks.keys() : [];
  if (oldest !== undefined) looks.delete(oldest);
}

/** Declares that a request opened an existing page; `read` is only called when it is refused afterwards. */
export function noteOpened(request: FastifyRequest, read: () => Promise<RecipientLook>): void {
  readers.set(request, read);
}

/** The look for a refusal of this request; null if the page was not opened, or if its look cannot be read in time. */
export async function lookOf(request: FastifyRequest): Promise<RecipientLook | null> {
  const cached = looks.get(keyOf(request));
  if (cached && cached.until > performance.now()) return cached.look;
  const read = readers.get(request);
  if (!read) return null;
  const look = await Promise.race([read().catch(() => null), nothingAfter(READ_MS)]);
  if (look) rememberLook(request, look);
  return look;
}

const keyOf = ({ ip, url }: FastifyRequest): string =>
  `${addressKey(ip)} ${(url.split('?', 1)[0] ?? '').replace(/\/code\.pdf$/, '')}`;

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
}
