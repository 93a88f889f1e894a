import { type SQL, sql } from 'drizzle-orm';
import { searchedEmail } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { looksNational, phoneDigits } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { nationalNumbers, readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import type { RedemptionFilter } from '../../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import {
  codeSpellings,
  type ReadWay,
  readSearch,
  type SearchWay,
  withoutGroups,
} from '../../../../schema/fulfillment/redemptions/redemptionSearch.ts';
import { beginsWith } from '../../../foundation/database/beginning.ts';
import { folded } from '../../../foundation/database/textFold.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { anyText } from '../rewardConditions.ts';
import { isPaidBy, RARE_PAYMENT_TYPES } from '../table.ts';

/** Dependencies of conditions. Codes are found by their keyed hash. */
export interface ConditionTools {
  box: Pick<CodeBox, 'hash'>;
}

/**
 * One path to redemptions: `from` leads to them as `r` through an index where `on` holds; `row` is the same condition on one row. `row` is no
 * `exists`: PostgreSQL would compute that for all rows at once, and a page needs it for a few.
 */
export interface SearchPath {
  from: SQL;
  on: SQL;
  row: SQL;
  /** The advertiser column of the row that leads to `r`, where that is not `r`'s own. */
  owner?: SQL;
  /** The order in which matches are cut when there are too many to sort. Defaults to the order of the index. */
  order?: SQL;
}

/** Number of last characters of a code that lists show. */
const CODE_ENDING_CHARACTERS = 4;

const ofRow = (on: SQL): SearchPath => ({ from: sql`redemptions r`, on, row: on });

/** Finds by a condition on recipients `p`. */
const ofRecipient = (on: SQL): SearchPath => ({
  from: sql`recipients p join redemptions r on r.advertiser_id = p.advertiser_id and r.recipient_id = p.id`,
  owner: sql`p.advertiser_id`,
  on,
  row: sql`(select ${on} from recipients p where p.advertiser_id = r.advertiser_id and p.id = r.recipient_id)`,
});

/** A text in its composed and its decomposed form: both look the same, and columns that are not in search form hold either. */
const forms = (text: string): string[] => [...new Set([text.normalize('NFC'), text.normalize('NFD')])];

/** Spellings of a text: as typed, and in capitals, like most numbers and codes. */
const spellings = (text: string): string[] => [
  ...new Set([text, text.toUpperCase(), ...forms(text), ...forms(text.toUpperCase())]),
];

const email = (beginning: string): SearchPath[] => [
  ofRecipient(beginsWith(sql`p.email`, searchedEmail(beginning).toLowerCase())),
];
/** Finds by the beginning of a phone number, or by a number in national form, which is read for every country. */
function phone(text: string): SearchPath[] {
  const beginning = readPhone(text)?.number ?? phoneDigits(text);
  const national = looksNational(text) ? nationalNumbers(text) : [];
  return [
    ofRecipient(beginning.length > 1 ? beginsWith(sql`p.phone_number`, beginning) : sql`false`),
    ...(national.length > 0 ? [ofRecipient(anyText(sql`p.phone_number`, national))] : []),
  ];
}
const batch = (id: string): SearchPath[] => [
  {
    from: sql`batches b join redemptions r on r.advertiser_id = b.advertiser_id and r.batch_id = b.id`,
    on: sql`b.id = ${id}`,
    row: sql`r.batch_id = ${id}`,
  },
];

/** Finds by first and last name in either order; a single word matches either of them. */
function name(beginning: string): SearchPath[] {
  const first = (text: string) => beginsWith(sql`p.search_first_name`, text);
  const last = (text: string) => beginsWith(sql`p.search_last_name`, text);
  const whole = folded(beginning);
  const space = whole.indexOf(' ');
  const paths = [first(whole), last(whole)];
  if (space < 0) return paths.map(ofRecipient);
  const [head, tail] = [whole.slice(0, space), whole.slice(space + 1)];
  return [...paths, sql`(${first(head)} and ${last(tail)})`, sql`(${last(head)} and ${first(tail)})`].map(
    ofRecipient,
  );
}

/** Finds by a condition on codes `c`, dead ones included. */
const ofCode = (on: SQL): SearchPath => ({
  from: sql`redemption_codes c join redemptions r on r.advertiser_id = c.advertiser_id and r.id = c.redemption_id`,
  on,
  row: sql`(select count(*) > 0 from redemption_codes c where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and ${on})`,
});

/** Finds by a whole code in any grouping, or by the last characters that lists show. */
const code = (text: string, { box }: ConditionTools): SearchPath[] => {
  const hashes = codeSpellings(text).map((one) => sql`decode(${box.hash(one).toString('hex')}, 'hex')`);
  const whole = ofCode(sql`c.code_hash = any (array[${sql.join(hashes, sql`, `)}])`);
  return text.length > CODE_ENDING_CHARACTERS
    ? [whole]
    : [whole, ofCode(anyText(sql`c.last4`, spellings(text)))];
};

/** Finds by a whole tracking number, as typed and without separators. */
const tracking = (text: string): SearchPath[] => [
  ofRow(anyText(sql`r.tracking_code`, [...new Set([text, withoutGroups(text)].flatMap(spellings))])),
];

const PATHS: Record<SearchWay, (value: string, tools: ConditionTools) => SearchPath[]> = {
  id: (id) => [ofRow(sql`r.id = ${id}`)],
  // Order numbers mostly rise, so the highest ones are the newest.
  order_id: (text) =>
    spellings(text).map((one) => ({
      ...ofRow(beginsWith(sql`r.order_id`, one)),
      order: sql`order by r.order_id collate "C" desc`,
    })),
  batch_id: batch,
  external_ref: (text) => spellings(text).map((one) => ofRow(beginsWith(sql`r.external_ref`, one))),
  email,
  phone_number: phone,
  reward_code: code,
  tracking_code: tracking,
  name,
};

/** The readings of a search fragment, and the paths to the rows that each may name. One match is enough. */
export function searchPaths(
  fragment: string,
  tools: ConditionTools,
): { read: ReadWay[]; paths: SearchPath[] } {
  const read = readSearch(fragment);
  return { read, paths: read.flatMap(({ way, value }) => PATHS[way](value, tools)) };
}

/** Filters that lead to few rows through an index of their own. A row must match one path of each list. */
export function filterPaths(filter: RedemptionFilter, tools: ConditionTools): SearchPath[][] {
  const { id, order_id, external_ref, provider_tracking_code, company_name } = filter;
  const pathsOf = <Value>(value: Value | undefined, paths: (value: Value) => SearchPath[]): SearchPath[][] =>
    value === undefined ? [] : [paths(value)];
  return [
    ...pathsOf(id, (value) => [ofRow(sql`r.id = ${value}`)]),
    ...pathsOf(filter.reward_code, (value) => code(value, tools)),
    ...pathsOf(order_id, (value) => [ofRow(anyText(sql`r.order_id collate "C"`, forms(value)))]),
    ...pathsOf(external_ref, (value) => [ofRow(anyText(sql`r.external_ref collate "C"`, forms(value)))]),
    ...pathsOf(provider_tracking_code, tracking),
    ...pathsOf(filter.batch_id, batch),
    ...pathsOf(filter.email, email),
    ...pathsOf(filter.phone_number, phone),
    ...pathsOf(company_name, (value) => [ofRow(beginsWith(sql`r.search_company`, folded(value)))]),
    ...pathsOf(filter.name, name),
    // Most payment types are unknown: such rows are read in the order of the list.
    ...(filter.payment_types?.every((type) => RARE_PAYMENT_TYPES.includes(type))
      ? [filter.payment_types.map((type) => ofRow(isPaidBy(type, sql`r.`)))]
      : []),
  ];
}
