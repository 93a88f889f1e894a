// `npm run reconcile`: recounts the books of the database the environment names, stops what does not tie and says so; with
// `--release` it also gives free what was stopped and ties again, and writes listed balances and sums anew. Ends with 1 where something does not tie.

import { systemScope } from '../../foundation/access/scope.ts';
import { databaseCommand } from '../../foundation/commands/databaseCommand.ts';
import { CHECKS } from './findings.ts';
import { type Reconciled, reconcile } from './reconcile.ts';

const NAMES: Record<(typeof CHECKS)[number], string> = {
  balance: 'balances are the sums of their entries',
  listed: 'balances of advertisers are the sums of their entries',
  summed: 'days and months are the sums of their entries',
  posting: 'postings sum to zero',
  line: 'lines of budgets have their postings',
  unexplained: 'postings of budgets have their lines',
  stock: 'committed stock was paid for, and used stock charged',
  counted: 'redemptions of promotions are as many as are counted',
  paged: 'days of histories count their lines',
  held: 'money that waits, was delivered or has expired is that of redemptions',
  claimed: 'order IDs are claimed by their redemptions',
  quota: 'quotas count their redemptions',
  dispatched: 'batches count their lines, and lines have their messages',
  job: 'jobs are not left lying',
};

const say = (line: string) => process.stdout.write(`${line}\n`);

function print({ counts, findings, frozen, released, rewritten }: Reconciled): void {
  say(`${counts.accounts} accounts, ${counts.postings} postings, ${counts.lines} lines`);
  for (const check of CHECKS) {
    const matches = findings.filter((finding) => finding.check === check);
    say(`${matches.length === 0 ? 'ties    ' : 'DIFFERS '} ${NAMES[check]}`);
    for (const { advertiserId, detail } of matches)
      say(`          ${advertiserId === null ? '' : `advertiser ${advertiserId}, `}${detail}`);
  }
  if (frozen.length > 0) say(`frozen now: accounts ${frozen.join(', ')}`);
  if (released.length > 0) say(`given free: accounts ${released.join(', ')}`);
  if (rewritten.length > 0) say(`balances and sums written anew: advertisers ${rewritten.join(', ')}`);
}

databaseCommand(async ({ database }) => {
  const report = await reconcile(systemScope(database), { releases: process.argv.includes('--release') });
  print(report);
  process.exitCode = report.findings.length === 0 ? 0 : 1;
});
