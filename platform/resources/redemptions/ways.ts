import { type SQL, sql } from 'drizzle-orm';
import { searchedEmail } from '../../../schema/emailAddress.ts';
import { looksNational, phoneDigits } from '../../../schema/phoneNumbers.ts';
import { nationalNumbers, readPhone } from '../../../schema/readPhone.ts';
import type { RedemptionFilter } from '../../../schema/rules/redemptionFilters.ts';
import {
  codeSpellings,
  type ReadWay,
  readSearch,
  type SearchWay,
  withoutGroups,
} from '../../../schema/rules/redemptionSearch.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { beginsWith } from '../../search/beginning.ts';
import { folded } from '../../search/fold.ts';
import { anyText } from './rewardConditions.ts';
import { isPaidBy, RARE_PAYMENT_TYPES } from './table.ts';

/** What conditions are made with: codes are found by their keyed hash. */
export interface ConditionTools {
  box: Pick<CodeBox, 'hash'>;
}

/**
 * A way in which redemptions are found: `from` leads to them as `r` through an index where `on` holds, `row` says the same of one row that is there. It is
 * no `exists`: that one would be answered for all rows at once, and a page needs it of a few.
 */
export interface Way {
  from: SQL;
  on: SQL;
  row: SQL;
  /** Whose the row is that leads to it, where that is not `r` itself. */
  owner?: SQL;
  /** In which order so many are taken of more than can be sorted; as the index has them where it is not said. */
  order?: SQL;
}

/** Characters of a code that lists show. */
const LAST_OF_CODE = 4;

const ofRow = (on: SQL): Way => ({ from: sql`redemptions r`, on, row: on });

/** By a condition on `p` the recipient. */
const ofRecipient = (on: SQL): Way => ({
  from: sql`recipients p join redemptions r on r.advertiser_id = p.advertiser_id and r.recipient_id = p.id`,
  owner: sql`p.advertiser_id`,
  on,
  row: sql`(select ${on} from recipients p where p.advertiser_id = r.advertiser_id and p.id = r.recipient_id)`,
});

/** As it is written, and in capitals, as most numbers and codes are. */
const spellings = (text: string): string[] => [...new Set([text, text.toUpperCase()])];

const email = (beginning: string): Way[] => [
  ofRecipient(beginsWith(sql`p.email`, searchedEmail(beginning).toLowerCase())),
];
/** By what a number begins with, and by a number in national form, which is read for every country. */
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

/** First and last name in either order; of one word either of them. */
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

/** By a condition on `c` one of its codes, also one that is dead by now. */
const ofCode = (on: SQL): Way => ({
  from: sql`redemption_codes c join redemptions r on r.advertiser_id = c.advertiser_id and r.id = c.redemption_id`,
  on,
  row: sql`(select count(*) > 0 from redemption_codes c where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and ${on})`,
});

/** A whole code, however its characters are grouped, or the last characters that lists show. */
const code = (text: string, { box }: ConditionTools): Way[] => {
  const hashes = codeSpellings(text).map((one) => sql`decode(${box.hash(one).toString('hex')}, 'hex')`);
  const whole = ofCode(sql`c.code_hash = any (array[${sql.join(hashes, sql`, `)}])`);
  return text.length > LAST_OF_CODE ? [whole] : [whole, ofCode(anyText(sql`c.last4`, spellings(text)))];
};

/** A whole tracking number, as it is written and without what groups its characters. */
const tracking = (text: string): Way[] => [
  ofRow(anyText(sql`r.tracking_code`, [...new Set([text, withoutGroups(text)].flatMap(spellings))])),
];

const WAYS: Record<SearchWay, (value: string, tools: ConditionTools) => Way[]> = {
  id: (id) => [ofRow(sql`r.id = ${id}`)],
  // Numbers mostly rise: the highest are of the newest.
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

/** What a fragment was taken for, and the ways to what it may name: one of them is enough. */
export function searchWays(fragment: string, tools: ConditionTools): { read: ReadWay[]; ways: Way[] } {
  const read = readSearch(fragment);
  return { read, ways: read.flatMap(({ way, value }) => WAYS[way](value, tools)) };
}

/** Filters that lead to few rows through an index of their own: of each list of ways one has to hold. */
export function filterWays(filter: RedemptionFilter, tools: ConditionTools): Way[][] {
  const { id, order_id, external_ref, provider_tracking_code, company_name } = filter;
  const given = <Value>(value: Value | undefined, ways: (value: Value) => Way[]): Way[][] =>
    value === undefined ? [] : [ways(value)];
  return [
    ...given(id, (value) => [ofRow(sql`r.id = ${value}`)]),
    ...given(filter.reward_code, (value) => code(value, tools)),
    ...given(order_id, (value) => [ofRow(sql`r.order_id collate "C" = ${value}`)]),
    ...given(external_ref, (value) => [ofRow(sql`r.external_ref collate "C" = ${value}`)]),
    ...given(provider_tracking_code, tracking),
    ...given(filter.batch_id, batch),
    ...given(filter.email, email),
    ...given(filter.phone_number, phone),
    ...given(company_name, (value) => [ofRow(beginsWith(sql`r.search_company`, folded(value)))]),
    ...given(filter.name, name),
    // How most were paid is not known: they are read along the list.
    ...(filter.payment_types?.every((type) => RARE_PAYMENT_TYPES.includes(type))
      ? [filter.payment_types.map((type) => ofRow(isPaidBy(type, sql`r.`)))]
      : []),
  ];
}
