import type { ExtractKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { UiLocale } from '../../../schema/people/accounts.ts';
import { decimalCell, guardedText } from '../../foundation/database/files/csvCells.ts';
import { lineOf } from '../../foundation/database/files/csvStreams.ts';
import type { RewardCode } from '../codes/readCodes.ts';
import type { CodeUsage } from '../codes/table.ts';
import type { ExtractedLine } from './pages.ts';
import type { ExtractTools } from './tools.ts';

/** Formatting of lines: amounts in the language of the file's reader. */
type LineTools = ExtractTools & { locale: UiLocale };

const SHARED = ['order_id', 'external_ref', 'sku', 'value', 'currency'];

/** Column names by the purpose of a code. */
const CODE_COLUMNS = {
  primary: 'code',
  security: 'pin',
  url: 'url',
  security_url: 'security_url',
  security_url_code: 'security_url_code',
  tracking: 'tracking_code',
} as const satisfies Record<CodeUsage, string>;
const USAGES = Object.keys(CODE_COLUMNS) as CodeUsage[];

/** The columns of what `codeCells` answers. */
export const CODE_NAMES: readonly string[] = [...Object.values(CODE_COLUMNS), 'valid_until'];

/** The columns of each file. */
export const EXTRACT_COLUMNS: Readonly<Record<ExtractKind, readonly string[]>> = {
  links: [...SHARED, 'link'],
  codes: [...SHARED, ...CODE_NAMES],
  entry_codes: [...SHARED, 'entry_code'],
};

const sharedCells = ({ orderId, externalRef, sku, value, currency }: ExtractedLine, locale: UiLocale) => [
  ...[
    guardedText(orderId),
    externalRef === null ? null : guardedText(externalRef),
    sku,
    decimalCell(value, locale),
    currency,
  ],
];

/** The line of a link. */
export const linkLine = (line: ExtractedLine, { box, publicUrl, locale }: LineTools): string =>
  lineOf([
    ...sharedCells(line, locale),
    `${publicUrl}/r/${box.link(line.redemptionId, line.link ?? 1).token}`,
  ]);

/** The cells of a redemption's codes, of which the dead are left out. */
export function codeCells(codes: readonly RewardCode[]): (string | null)[] {
  const live = (usage: CodeUsage) => codes.find((code) => code.usage === usage && !code.isDead);
  const cells = USAGES.map((usage) => {
    const code = live(usage);
    return code ? guardedText(code.value) : null;
  });
  return [...cells, (live('primary') ?? live('url'))?.expiresAt?.slice(0, 10) ?? null];
}

/** The line of codes. */
export const codeLine = (line: ExtractedLine, codes: readonly RewardCode[], locale: UiLocale): string =>
  lineOf([...sharedCells(line, locale), ...codeCells(codes)]);

/** The line of what is entered at the portal: the order ID, with its check part where the promotion asks for that. */
export const entryLine = (line: ExtractedLine, { box, locale }: LineTools): string => {
  const { orderId, promotionId, isSecured } = line;
  const entry = isSecured ? `${orderId}-${box.orderCheck(promotionId, orderId)}` : orderId;
  return lineOf([...sharedCells(line, locale), guardedText(entry)]);
};
