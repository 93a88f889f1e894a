import { expect, test } from 'vitest';
import { isGenerated, isTest, projectFiles, textOf } from './tree.ts';

/** Source that is served or runs in production: no tests, no generated files. */
const sources = projectFiles().filter(
  (path) =>
    /\.(tsx?|js|mjs|html)$/.test(path) && !isTest(path) && !isGenerated(path) && path !== 'codegen.ts',
);

interface Danger {
  rule: string;
  call: RegExp;
  /** Files that may contain it, each with the reason. */
  allowed: Readonly<Record<string, string>>;
}

/** Calls that turn text into something that acts, or that weaken cryptography. SECURITY.md states the rules. */
const DANGERS: readonly Danger[] = [
  {
    rule: 'no text is run as code',
    call: /\beval\(|\bnew Function\(|node:vm'|set(?:Timeout|Interval)\(\s*['"`]/,
    allowed: {
      'gateway/foundation/redis/redis.ts': 'Runs a constant Lua script in Redis. Values are its arguments.',
      'platform/foundation/memory/streamed.ts': 'Runs one constant word, to reach the garbage collector.',
    },
  },
  {
    rule: 'no command of the operating system is run',
    call: /child_process/,
    allowed: {
      'gateway/start/build.ts': 'The build, with constant arguments and without a shell.',
      'gateway/start/processes.ts':
        'The processes of the start, with constant arguments and without a shell.',
      'platform/process/tools/generateMigration.ts': 'A developer’s command, without a shell.',
    },
  },
  {
    rule: 'no HTML is made from text outside the escaping template',
    call: /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|document\.write|insertAdjacentHTML|\bsrcDoc\b/,
    allowed: {
      'web/browser/early.js': 'Two constant texts, before any module is loaded.',
      'web/promotions/customization/preview/fillFrame.ts':
        'The preview of a page that recipient/html.ts escaped, in a frame that runs nothing.',
    },
  },
  {
    rule: 'no pattern is made from the text of a caller',
    call: /new RegExp\(/,
    allowed: {
      'gateway/foundation/http/compression.ts': 'Names of encodings, constant.',
      'gateway/foundation/session/cookieChunks.ts': 'A number of bytes, constant.',
      'platform/foundation/database/files/csvCells.ts': 'Constant patterns shared with SQL.',
      'platform/people/signIn/tokens/apiKeys.ts': 'Lengths, constant.',
      'server/writtenEmail.ts': 'Constant patterns of an address and of the fields that hold one.',
      'schema/foundation/csv/formulaGuard.ts': 'Constant character classes.',
      'web/fulfillment/desk/file/suggestions.ts': 'A constant character class.',
      'web/vite.config.ts': 'The build.',
    },
  },
  {
    rule: 'certificates are always verified',
    call: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    allowed: {},
  },
  {
    rule: 'the only cipher is AES-256-GCM',
    call: /\bcreate(?:De|C)ipher\(|['"]aes-(?!256-gcm)|['"](?:des|rc4|bf)-|RSA1_5|PKCS1_PADDING/i,
    allowed: {},
  },
  {
    rule: 'no broken hash is used',
    call: /(?:createHash|createHmac|hash)\(\s*['"](?:md5|sha1|ripemd160)/i,
    allowed: {
      'gateway/foundation/graph/graphRoute.ts': 'The ETag of an answer, a checksum that protects nothing.',
    },
  },
  {
    rule: 'nothing that must not be guessed comes from Math.random',
    call: /Math\.random/,
    allowed: {
      'platform/foundation/database/transactions/retryConflicts.ts': 'A pause before a retry.',
      'platform/foundation/jobs/lease.ts': 'A delay before a retry.',
      'platform/reports/webhooks/schedule.ts': 'A delay before a retry.',
    },
  },
  {
    rule: 'SQL is written as text only from constants',
    call: /\bsql\.raw\(/,
    allowed: Object.fromEntries(
      [
        'platform/fulfillment/codes/rotateCodes.ts',
        'platform/foundation/database/columns.ts',
        'platform/foundation/database/files/csvStreams.ts',
        'platform/foundation/database/grownTables.ts',
        'platform/foundation/database/connections/keepPlan.ts',
        'platform/foundation/database/literals.ts',
        'platform/foundation/database/logic.ts',
        'platform/reports/events/partitions.ts',
        'platform/reports/activityReport/cells.ts',
        'platform/reports/activityReport/statement.ts',
        'platform/reports/inventoryReport/file.ts',
        'platform/reports/inventoryReport/rows.ts',
        'platform/reports/inventoryReport/sumsBetween.ts',
        'platform/reports/inventoryReport/useOfRewards.ts',
        'platform/promotions/promotions/screenTextTable.ts',
        'platform/promotions/promotions/countFold.ts',
        'platform/promotions/promotions/offers/offerTable.ts',
        'platform/promotions/promotions/table.ts',
        'platform/fulfillment/redemptions/table.ts',
        'platform/reports/inventoryReport/sources/table.ts',
        'platform/reports/runOutAlerts/table.ts',
        'platform/reports/stats/countedByDay.ts',
        'platform/reports/stats/quarterSums.ts',
        'platform/catalog/search/store/entries.ts',
        'platform/foundation/database/textFold.ts',
        'platform/catalog/search/rewards/rewardDimensions.ts',
        'platform/catalog/search/rewards/rewardFacts.ts',
        'platform/catalog/search/suggestions.ts',
        'platform/process/demo/rows.ts',
        'platform/process/demo/volume/draws.ts',
        'platform/process/demo/volume/fillVolume.ts',
        'platform/process/demo/volume/money.ts',
        'platform/process/demo/volume/redemptions.ts',
      ].map((path) => [path, 'Constants, numbers of ours, or values that literals.ts has rendered.']),
    ),
  },
];

test.each(DANGERS)('$rule', ({ call, allowed }) => {
  const callers = sources.filter((path) => call.test(textOf(path)));
  expect(callers.filter((path) => !(path in allowed))).toEqual([]);
  expect(
    Object.keys(allowed).filter((path) => !callers.includes(path)),
    'an exception that is no longer needed',
  ).toEqual([]);
});
