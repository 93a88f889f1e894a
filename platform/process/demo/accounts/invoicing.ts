import type { InferInsertModel } from 'drizzle-orm';
import type { invoicing } from '../../../advertisers/advertisers/invoicingTable.ts';
import { seededRandom } from '../random.ts';
import type { DemoAdvertiser } from './advertisers.ts';

/** Where invoices of a demo organization go: country, then towns with their postal codes, then kinds of company. */
const HOMES: Record<string, { country: string; towns: [string, string][]; kinds: string[] }> = {
  USD: {
    country: 'US',
    towns: [
      ['Portland', '97205'],
      ['Denver', '80202'],
    ],
    kinds: ['Inc.', 'LLC'],
  },
  GBP: {
    country: 'GB',
    towns: [
      ['Bristol', 'BS1 4DJ'],
      ['Leeds', 'LS1 5AB'],
    ],
    kinds: ['Ltd', 'PLC'],
  },
  JPY: {
    country: 'JP',
    towns: [
      ['Kyoto', '600-8216'],
      ['Osaka', '530-0001'],
    ],
    kinds: ['K.K.', 'G.K.'],
  },
  EUR: {
    country: 'FR',
    towns: [
      ['Lyon', '69002'],
      ['Nantes', '44000'],
    ],
    kinds: ['SARL', 'SAS', 'SA'],
  },
};
const STREETS = ['Market Street', 'Mill Lane', 'Harbour Road', 'Station Square'];
const FIRST_NAMES = ['Camille', 'Robin', 'Hana', 'Jonas', 'Elena'];
const LAST_NAMES = ['Moreau', 'Whitfield', 'Sato', 'Lindner', 'Costa'];

/** The invoicing of every demo advertiser; registered in France, it bears the French numbers. From a seed of its own, so that nothing else changes. */
export function demoInvoicing(
  advertisers: readonly DemoAdvertiser[],
  seed: number,
): InferInsertModel<typeof invoicing>[] {
  const random = seededRandom(seed);
  return advertisers.map(({ row }) => {
    const home = HOMES[row.billingCurrency] ?? (HOMES.EUR as (typeof HOMES)[string]);
    const [town, zipcode] = random.pick(home.towns);
    const isFrench = home.country === 'FR';
    const siren = String(random.between(300_000_000, 899_999_999));
    return {
      advertiserId: row.id,
      autoInvoicing: random.chance(0.6),
      vatCountry: home.country,
      addressLine1: `${random.between(1, 180)} ${random.pick(STREETS)}`,
      addressZipcode: zipcode,
      addressCity: town,
      addressCountry: home.country,
      firstname: random.pick(FIRST_NAMES),
      lastname: random.pick(LAST_NAMES),
      entrepriseName: row.name,
      companieType: random.pick(home.kinds),
      capital: `${random.between(1, 90) * 1000} ${row.billingCurrency}`,
      rcsNumber: isFrench ? `B ${siren}` : null,
      rcsTown: isFrench ? town : null,
      siret: isFrench ? `${siren}000${random.between(10, 99)}` : null,
      ape: isFrench ? `${random.between(4500, 4799)}${random.pick(['A', 'B', 'Z'])}` : null,
      idTva: isFrench ? `FR${random.between(10, 99)}${siren}` : null,
    };
  });
}
