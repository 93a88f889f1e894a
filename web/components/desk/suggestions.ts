// Suggestions for wrong cells. A suggestion is made only if it breaks no rule.
import Fuse from 'fuse.js/basic';
import {
  HIDDEN,
  isEmail,
  phoneUid,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientFileFacts,
  type RecipientRow,
} from '../../../schema/rules/recipientFile.ts';
import { internationalOf } from './callingCodes.ts';
import { distance } from './distance.ts';

/** The facts for checking a file, with the countries whose phone numbers are likely. */
export interface DeskFacts extends RecipientFileFacts {
  countries: readonly string[];
}

/** Maximum difference between a SKU and its suggestion. */
const SKU_THRESHOLD = 0.4;

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

/** A cell and the rule that it breaks. */
interface WrongCell {
  column: RecipientColumn | null;
  rule: string;
  limit?: string | null;
}

/** Finds suggestions for the rewards and countries of one dispatch; results are cached. */
export function suggestionsFor({ rewards, countries }: Pick<DeskFacts, 'rewards' | 'countries'>) {
  const fuse = new Fuse(rewards, {
    keys: ['sku'],
    threshold: SKU_THRESHOLD,
    ignoreLocation: true,
    includeScore: true,
  });
  const skus = new Map<string, string | null>();

  function nearestSku(text: string): string | null {
    const kept = skus.get(text);
    if (kept !== undefined) return kept;
    const plain = text.replaceAll(/\s/g, '').toUpperCase();
    const same = rewards.find(({ sku }) => sku.toUpperCase() === plain);
    const found = same ?? (plain === '' ? undefined : fuse.search(plain)[0]?.item);
    const only = plain === '' && rewards.length === 1 ? rewards[0] : undefined;
    const sku = (found ?? only)?.sku ?? null;
    skus.set(text, sku);
    return sku;
  }

  return {
    /** The probable intended value of a cell that breaks a rule; null if none is likely. */
    fixOf(row: RecipientRow, { column, rule, limit }: WrongCell): string | null {
      if (column === null) return null;
      const text = String(row[RECIPIENT_FIELDS[column]] ?? '');
      switch (rule) {
        case 'unknown_sku':
          return nearestSku(text);
        case 'value_format':
          return plainValue(
            text,
            rewards.find(({ sku }) => sku === row.sku),
          );
        case 'value_not_face_value':
          return limit ?? null;
        case 'email_format':
          return repairedEmail(text);
        case 'phone_format':
          return ofPhone(internationalOf(text, countries));
        case 'image_url':
          return /^[\w-]+(\.[\w-]+)+\/\S+$/.test(text) ? `https://${text}` : null;
        case 'hidden_characters':
          return text.replaceAll(new RegExp(HIDDEN, 'g'), '') || null;
        default:
          return null;
      }
    },
  };
}

/** The correction of an address whose domain is nearly a well-known one; null if the domain is well known, or unlike all of them. */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const known = at < 1 ? null : likelyDomain(domain);
  return known === null ? null : `${email.slice(0, at)}@${known}`;
}

const LEAST_DOMAIN = 8;
const domains = new Map<string, string | null>();

function likelyDomain(domain: string): string | null {
  const kept = domains.get(domain);
  if (kept !== undefined) return kept;
  let [best, least]: [string | null, number] = [null, 3];
  if (!KNOWN_DOMAINS.has(domain))
    for (const known of DOMAINS) {
      // Short names resemble many others: one other letter may be another company.
      if (known.length < LEAST_DOMAIN) continue;
      const most = known.length >= 9 ? 2 : 1;
      const far = distance(domain, known, most);
      if (far <= most && far < least) [best, least] = [known, far];
    }
  if (domains.size > 20_000) domains.clear();
  domains.set(domain, best);
  return best;
}

function repairedEmail(text: string): string | null {
  const plain = text
    .replace(/^mailto:/i, '')
    .replaceAll(/[\s<>"';]+/g, '')
    .replaceAll(',', '.')
    .replaceAll(/@+/g, '@')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/\.@/, '@')
    .replace(/\.+$/, '');
  const whole =
    plain.includes('@') && !plain.slice(plain.lastIndexOf('@')).includes('.') ? `${plain}.com` : plain;
  const likely = likelyEmail(whole);
  if (likely !== null && isEmail(likely)) return likely;
  // A domain is only completed if the result is a well-known one.
  return isEmail(plain) && plain !== text
    ? plain
    : isEmail(whole) && KNOWN_DOMAINS.has(domainOf(whole))
      ? whole
      : null;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
const ofPhone = (phone: string | null) => (phone !== null && phoneUid(phone) !== null ? phone : null);

/** `12,50 €` as 12.50, `1 250` as 1250; an empty value as the reward's own. */
function plainValue(text: string, reward: DeskFacts['rewards'][number] | undefined): string | null {
  if (text === '') return reward && !reward.isVariable ? reward.faceValue : null;
  const digits = text.replaceAll(/[^\d.,]/g, '');
  if (/[a-z]/i.test(text.replaceAll(/\b[A-Z]{3}\b/g, ''))) return null;
  const decimals = /^(.*)[.,](\d{1,2})$/.exec(digits);
  const written = decimals?.[1] ?? digits;
  // Points or commas are allowed only between thousands, and not after a leading zero (MONEY-1).
  if (!/^(\d{1,12}|[1-9]\d{0,2}([.,])\d{3}(\2\d{3}){0,2})$/.test(written) || text.includes('-')) return null;
  const whole = written.replaceAll(/[.,]/g, '');
  return decimals ? `${whole}.${decimals[2]}` : whole;
}
