// What the contract tests of budgets ask the graph.

const BUDGET =
  'id asOf total { amount currency } balance { amount } unallocated { amount } maxAdd { amount } maxRemove { amount }';
/** The budget and its lines. */
export const READ = `query ($id: ID!, $asOf: String, $filter: BudgetLineFilter, $first: Int, $after: String) { advertiser(id: $id) { balance { amount }
  budget(asOf: $asOf) { ${BUDGET} lines(filter: $filter, first: $first, after: $after) { items { id type status amount { amount } description version } page { totalCount } next } } } }`;
/** A change of it. */
export const SAVE = `mutation ($input: UpdateBudgetInput!) { updateBudget(input: $input) { __typename
  ... on UpdateBudgetSuccess { budget { ${BUDGET} } lines { id type amount { amount currency } } advertiser { balance { amount } }
    effects { postings { kind from to amount { amount currency } } figures { name before { amount } after { amount } } mails { recipient } } }
  ... on InvalidInput { fieldErrors { field rule limit } } ... on Refused { code message } } }`;
/** A change of a line's reference. */
export const SAVE_LINE = `mutation ($input: UpdateBudgetLineInput!) { updateBudgetLine(input: $input) { __typename
  ... on UpdateBudgetLineSuccess { line { description version } effects { postings { kind } } }
  ... on StaleBudgetLine { current { description version } } ... on InvalidInput { fieldErrors { field rule } } } }`;

/** A line as READ asks for it. */
export interface Line {
  id: string;
  type: string;
  description: string;
  version: number;
}

/** What READ answers of an advertiser. */
export interface Read {
  balance: { amount: string };
  budget: {
    total: { amount: string; currency: string };
    balance: { amount: string };
    unallocated: { amount: string };
    lines: { items: Line[]; page: { totalCount: number } | null; next: string | null };
  };
}
