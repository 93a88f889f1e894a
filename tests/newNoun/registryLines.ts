import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutNoun, type Noun } from './nounNames.ts';

/** A line of a registry that a noun is written into, and the lines among which it stands in order. */
interface RegistryLine {
  file: string;
  /** Lines of the same kind; the new one goes before the first that sorts after it, else behind the last. */
  among: RegExp;
  line: string;
}

const screen = (name: string) =>
  `  bind(coupon${name}Route, async () => (await import('../__capability__/coupons/Coupon${name}Screen.tsx')).Coupon${name}Screen),`;

/** Every registry that knows all nouns: one line each. */
export const REGISTRY_LINES: readonly RegistryLine[] = [
  {
    file: 'platform/process/routes.ts',
    among: /^import \{ \w+(?:Endpoints|Routes) \} from/,
    line: "import { couponEndpoints } from '../__capability__/coupons/routes.ts';",
  },
  {
    file: 'platform/process/routes.ts',
    among: /^ {2}await app\.register\(\w+Endpoints\);/,
    line: '  await app.register(couponEndpoints);',
  },
  {
    file: 'web/routes/registry.ts',
    among: /^import \* as \w+ from/,
    line: "import * as coupons from './coupons.ts';",
  },
  { file: 'web/routes/registry.ts', among: /^ {2}\w+,$/, line: '  coupons,' },
  {
    file: 'web/app/screens.ts',
    among: /^import \{.* from '\.\.\/routes\/\w+\.ts';/,
    line: "import { couponCreateRoute, couponListRoute, couponRoute } from '../routes/coupons.ts';",
  },
  ...['List', 'Create', ''].map((name) => ({
    file: 'web/app/screens.ts',
    among: /^ {2}bind\(\w+Route, async \(\) => \(await import\(.*$/,
    line: screen(name),
  })),
  {
    file: 'platform/process/demo/seed.ts',
    among: /^import \{ \w+ \} from '\.\.\/\.\.\/\w+\/\w+\/table\.ts';/,
    line: "import { coupons } from '../../__capability__/coupons/table.ts';",
  },
  {
    file: 'platform/process/demo/seed.ts',
    among: /^import \{ demo\w+ \} from '\.\/accounts\//,
    line: "import { demoCoupons } from './accounts/coupons.ts';",
  },
  {
    file: 'platform/process/demo/seed.ts',
    among: /^ {4}await insertRows\(tx, discounts,/,
    line: '    await insertRows(tx, coupons, demoCoupons(world.advertisers));',
  },
  ...[
    ["'/advertiser/:advertiserId/--coupons--', 'viewAdvertisers'"],
    ["'/advertiser/:advertiserId/--coupons--/:couponId', 'viewAdvertisers'"],
    ["'/advertiser/:advertiserId/--coupons--/new', 'editAdvertisers'"],
  ].map((declared) => ({
    file: 'web/routes/registry.test.ts',
    among: /^ {2}\['(ROLES-39: \/admin|\/advertiser)/,
    line: `  [${declared}],`,
  })),
  {
    file: 'tests/support/plainNouns.ts',
    among: /^ {2}\{ path: '/,
    line: "  { path: '__coupons__', row: '__coupon__', create: 'createCoupon', update: 'updateCoupon' },",
  },
  {
    file: 'CONTEXT.md',
    among: /^\| API key \|/,
    line: '| ~coupon~ | a ~coupon~ of an advertiser | `coupon`, `Coupon` | – |',
  },
];

/** Writes the noun's line into every registry of the project at `root`; one that stands there already stays. */
export function writeRegistryLines(root: string, noun: Noun): void {
  for (const { file, among, line } of REGISTRY_LINES) {
    const path = join(root, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, withLine(lines, among, aboutNoun(line, noun)).join('\n'));
  }
}

function withLine(lines: readonly string[], among: RegExp, line: string): string[] {
  if (lines.includes(line)) return [...lines];
  const places = lines.flatMap((text, place) => (among.test(text) ? [place] : []));
  const last = places.at(-1);
  if (last === undefined) throw new Error(`No line of the registry looks like ${among}`);
  const place = places.find((one) => sortKey(lines[one] ?? '') > sortKey(line)) ?? last + 1;
  return [...lines.slice(0, place), line, ...lines.slice(place)];
}

/** What lines are ordered by: the module of an import, else the whole line. */
function sortKey(line: string): string {
  return / from '(.*)'/.exec(line)?.[1] ?? line;
}
