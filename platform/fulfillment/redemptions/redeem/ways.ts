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
 * One way to find redemptions: `from` leads to them as `r` through an index where `on` holds; `row` is the same condition on one row. `row` is no
 * `exists`: PostgreSQL would compute that for all rows at once, and a page needs it for a few.
 */
export interface Way {
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

const ofRow = (on: SQL): Way => ({ from: sql`redemptions r`, on, row: on });

/** Finds by a condition on recipients `p`. */
const ofRecipient = (on: SQL): Way => ({
  from: sql`recipients p join redemptions r on r.advertiser_id = p.advertiser_id and r.recipient_id = p.id`,
  owner: sql`p.advertiser_id`,
  on,
  row: sql`(select ${on} from recipients p where p.advertiser_id = r.advertiser_id and p.id = r.recipient_id)`,
});

/** Spellings of a text: as typed, and in capitals, like most numbers and codes. */
const spellings = (text: string): string[] => [...new Set([text, text.toUpperCase()])];

const email = (beginning: string): Way[] => [
  ofRecipient(beginsWith(sql`p.email`, searchedEmail(beginning).toLowerCase())),
];
/** Finds by the beginning of a phone number, or by a number in national form, which is read for every country. */
function phone(text: string): Way[] {
  const beginning = readPhone(text)?.number ?? phoneDigits(text);
  const national = looksNational(text) ? nationalNumbers(text) : [];
  return [
    ofRecipient(beginning.length > 1 ? beginsWith(sql`p.phone_number`, beginning) : sql`false`),
    ...(national.length > 0 ? [ofRecipient(anyText(sql`p.phone_number`, national))] : []),
  ];
}
const batch = (id: string): Way[] => [
  {
    from: sql`batches b join redemptions r on r.advertiser_id = b.advertiser_id and r.batch_id = b.id`,
    on: sql`b.id = ${id}`,
    row: sql`r.batch_id = ${id}`,
  },
];

/** Finds by first and last name in either order; a single word matches either of them. */
function name(beginning: string): Way[] {
  const first = (text: string) => beginsWith(sql`p.search_first_name`, text);
  const last = (text: string) => beginsWith(sql`p.search_last_name`, text);
  const whole = folded(beginning);
  const space = whole.indexOf(' ');
  const ways = [first(whole), last(whole)];
  if (space < 0) return ways.map(ofRecipient);
  const [head, tail] = [whole.slice(0, space), whole.slice(space + 1)];
  return [...ways, sql`(${first(head)} and ${last(tail)})`, sql`(${last(head)} and ${first(tail)})`].map(
    ofRecipient,
  );
}

/** Finds by a condition on codes `c`, dead ones included. */
const ofCode = (on: SQL): Way => ({
  from: sql`redemption_codes c join redemptions r on r.advertiser_id = c.advertiser_id and r.id = c.redemption_id`,
  on,
  row: sql`(select count(*) > 0 from redemption_codes c where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and ${on})`,
});

/** Finds by a whole code in any grouping, or by the last characters that lists show. */
const code = (text: string, { box }: ConditionTools): Way[] => {
  const hashes = codeSpellings(text).map((one) => sql`decode(${box.hash(one).toString('hex')}, 'hex')`);
  const whole = ofCode(sql`c.code_hash = any (array[${sql.join(hashes, sql`, `)}])`);
  return text.length > CODE_ENDING_CHARACTERS
    ? [whole]
    : [whole, ofCode(anyText(sql`c.last4`, spellings(text)))];
};

/** Finds by a whole tracking number, as typed and without separators. */
const tracking = (text: string): Way[] => [
  ofRow(anyText(sql`r.tracking_code`, [...new Set([text, withoutGroups(text)].flatMap(spellings))])),
];

const WAYS: Record<SearchWay, (value: string, tools: ConditionTools) => Way[]> = {
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

/** The readings of a search fragment, and the ways to the rows that each may name. One match is enough. */
export function searchWays(fragment: string, tools: ConditionTools): { read: ReadWay[]; ways: Way[] } {
  const read = readSearch(fragment);
  return { read, ways: read.flatMap(({ way, value }) => WAYS[way](value, tools)) };
}

/** Filters that lead to few rows through an index of their own. A row must match one way of each list. */
export function filterWays(filter: RedemptionFilter, tools: ConditionTools): Way[][] {
  const { id, order_id, external_ref, provider_tracking_code, company_name } = filter;
  const waysOf = <Value>(value: Value | undefined, ways: (value: Value) => Way[]): Way[][] =>
    value === undefined ? [] : [ways(value)];
  return [
    ...waysOf(id, (value) => [ofRow(sql`r.id = ${value}`)]),
    ...waysOf(filter.reward_code, (value) => code(value, tools)),
    ...waysOf(order_id, (value) => [ofRow(sql`r.order_id collate "C" = ${value}`)]),
    ...waysOf(external_ref, (value) => [ofRow(sql`r.external_ref collate "C" = ${value}`)]),
    ...waysOf(provider_tracking_code, tracking),
    ...waysOf(filter.batch_id, batch),
    ...waysOf(filter.email, email),
    ...waysOf(filter.phone_number, phone),
    ...waysOf(company_name, (value) => [ofRow(beginsWith(sql`r.search_company`, folded(value)))]),
    ...waysOf(filter.name, name),
    // Most payment types are unknown: such rows are read in the order of the list.
    ...(filter.payment_types?.every((type) => RARE_PAYMENT_TYPES.includes(type))
      ? [filter.payment_types.map((type) => ofRow(isPaidBy(type, sql`r.`)))]
      : []),
  ];
}
