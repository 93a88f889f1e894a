import type { InferInsertModel } from 'drizzle-orm';
import type { ADVERTISER_LOCALES } from '../../../../schema/advertisers/advertisers.ts';
import { addDays, type Day } from '../../../../schema/foundation/dates/dates.ts';
import type { advertisers } from '../../../advertisers/advertisers/table.ts';
import type { Random } from '../random.ts';

/** Special states of a demo advertiser: no redemptions at all yet, none lately, closed, funds committed to promotions. */
type Trait = 'new' | 'quiet' | 'disabled' | 'committed' | 'exhausted' | 'low';
type Locale = (typeof ADVERTISER_LOCALES)[number];

/** Name, organization, billing currency, language, traits. The first twelve make the small data set. */
const RETAILERS: [string, string, string, Locale, ...Trait[]][] = [
  ['Northwind Grocers', '2', 'USD', 'en', 'committed'],
  ['Northwind Home', '2', 'EUR', 'fr', 'committed'],
  ['Northwind Outdoor', '2', 'GBP', 'en', 'low'],
  ['Northwind Books', '2', 'EUR', 'de'],
  ['Northwind Kids', '2', 'USD', 'en', 'exhausted'],
  ['Northwind Electronics', '2', 'JPY', 'ja', 'committed'],
  ['Northwind Pharmacy', '2', 'EUR', 'fr', 'quiet'],
  ['Corner Shop', '3', 'GBP', 'en'],
  ['Bluefinch Market', '4', 'USD', 'en', 'committed'],
  ['Épicerie Maison Verte', '5', 'EUR', 'fr', 'low'],
  ['花森百貨店 Hanamori', '6', 'JPY', 'ja'],
  ['Bluefinch Garden', '4', 'USD', 'en', 'disabled', 'quiet'],
  ['Northwind Beauty', '2', 'GBP', 'en', 'new'],
  ['Rheinhof Kaufhaus', '7', 'EUR', 'de', 'committed'],
  ['Albion Tea Rooms', '8', 'GBP', 'en'],
  ['Bluefinch Auto', '4', 'USD', 'en', 'low'],
  ['Librairie des Tilleuls', '5', 'EUR', 'fr'],
  ['Hanamori Travel', '6', 'USD', 'ja', 'committed'],
  ['Möbelwerk Rheinhof', '7', 'EUR', 'de', 'exhausted'],
  ['Albion Woollens', '8', 'GBP', 'en', 'quiet'],
  ['Bluefinch Pets', '4', 'USD', 'en'],
  ['Atelier Lumière', '5', 'EUR', 'fr', 'disabled'],
  ['Hanamori Foods', '6', 'JPY', 'ja'],
  ['Rheinhof Sport', '7', 'EUR', 'de'],
  ['Albion Ironmongers', '8', 'GBP', 'en'],
  ['Bluefinch Studio', '4', 'USD', 'en'],
  ['Pâtisserie Colombe', '5', 'EUR', 'fr', 'low'],
  ['Hanamori Living', '6', 'JPY', 'ja', 'low'],
  ['Drogerie am Markt', '7', 'EUR', 'de'],
  ['Albion Cycles', '8', 'EUR', 'en', 'committed'],
  ['Bluefinch Kitchen', '4', 'USD', 'en', 'exhausted'],
  ['Jardins de Provence', '5', 'EUR', 'fr'],
  ['Hanamori Toys', '6', 'JPY', 'ja', 'disabled', 'quiet'],
  ['Elektro Lindner', '7', 'EUR', 'de'],
  ['Albion Apothecary', '8', 'GBP', 'en'],
  ['Bluefinch Optics', '4', 'USD', 'en', 'disabled'],
  ['Bottega Serena', '1', 'EUR', 'it'],
  ['Padaria Aurora', '1', 'EUR', 'pt'],
  ['Harbour & Pine', '1', 'USD', 'en', 'new'],
  ['Juniper Lane', '1', 'GBP', 'en'],
];

/** A demo advertiser's row with the facts that other demo data need. */
export interface DemoAdvertiser {
  row: InferInsertModel<typeof advertisers> & { id: string; organizationId: string };
  has(trait: Trait): boolean;
  /** How much it trades beside the others. */
  weight: number;
}

/** The first `count` advertisers; ids count from 1. Their alert limits are set once their balances are known. */
export function demoAdvertisers(random: Random, count: number, today: Day): DemoAdvertiser[] {
  return RETAILERS.slice(0, count).map(
    ([name, organizationId, billingCurrency, locale, ...traits], index) => {
      const has = (trait: Trait) => traits.includes(trait);
      const createdAt = new Date(`${addDays(today, has('new') ? -9 : -random.between(430, 900))}T09:30:00Z`);
      return {
        has,
        weight: has('new') ? 0 : (0.4 + random.fraction()) / (index + 4),
        row: {
          id: String(index + 1),
          organizationId,
          name,
          status: has('disabled') ? 'disabled' : 'enabled',
          locale,
          billingCurrency,
          hasCommittedAllocation: has('committed'),
          allowCommittedAllocation: has('committed') || random.chance(0.2),
          hasDiscounts: random.chance(0.3) || index === 0,
          contactEmail: `rewards@${domainOf(name, index)}.example`,
          contactPhone: random.chance(0.7) ? `+44 20 7946 0${random.between(100, 999)}` : null,
          invoiceType: random.pick(['prepayment', 'payment_in_30', 'payment_in_60'] as const),
          debitPending: random.chance(0.5),
          recreditExpired: random.chance(0.7),
          label: random.chance(0.3) ? random.pick(['Key account', 'Pilot', 'Seasonal']) : null,
          createdAt,
          updatedAt: createdAt,
        },
      };
    },
  );
}

function domainOf(name: string, index: number): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
  return plain || `retailer-${index + 1}`;
}
