import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import type { Scope } from '../../access/scope.ts';
import type { Queries } from '../../database/connection.ts';
import { invalid, Refusal, refused } from '../../http/refusal.ts';
import { type CopiedPictures, findCopies } from '../../media/copiedPictures.ts';
import { MOST_BROKEN_ROWS } from './claims.ts';
import type { DispatchLine } from './contract.ts';

/** Thrown within a transaction: these pictures must be copied before the lines can be accepted. Nothing of the transaction is kept. */
class PicturesMissing extends Error {
  readonly advertiserId: string;
  readonly urls: readonly string[];

  constructor(advertiserId: string, urls: readonly string[]) {
    super('Pictures of other sites are not copied yet');
    this.advertiserId = advertiserId;
    this.urls = urls;
  }
}

interface PicturedLines {
  advertiserId: string;
  lines: readonly DispatchLine[];
  /** The field of a line in the request, which an error names. */
  fieldOf?: (line: number) => string;
}

/**
 * The lines with our copies of the pictures that they name (SEND-25): recipients load nothing from another site.
 * @throws Refusal rows.N.custom_image image_… with the reason; PicturesMissing, which `withPictures` handles
 */
export async function withCopies(
  tx: Queries,
  { advertiserId, lines, fieldOf = (line) => `rows.${line}` }: PicturedLines,
): Promise<DispatchLine[]> {
  const urls = [...new Set(lines.flatMap(({ customImage }) => customImage ?? []))];
  if (urls.length === 0) return [...lines];
  const copies = await findCopies(tx, advertiserId, urls);
  if (urls.some((url) => (copies.get(url)?.state ?? 'loading') === 'loading'))
    throw new PicturesMissing(advertiserId, urls);
  const errors = lines.flatMap(({ line, customImage }): FieldError[] => {
    const reason = customImage === null ? null : copies.get(customImage)?.reason;
    return reason ? [{ field: `${fieldOf(line)}.custom_image`, rule: `image_${reason}` }] : [];
  });
  if (errors.length > 0) throw invalid(errors.slice(0, MOST_BROKEN_ROWS));
  return lines.map((line) =>
    line.customImage === null ? line : { ...line, customImage: copies.get(line.customImage)?.path ?? null },
  );
}

/**
 * Makes a change whose lines may name pictures. Missing pictures are copied outside of its transaction, and the change is made again.
 * @throws Refusal custom_images_loading while copies take longer than a request may: the same request succeeds once they are there
 */
export async function withPictures<Answer>(
  scope: Scope,
  pictures: CopiedPictures,
  change: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof PicturesMissing)) throw error;
    const settled = await pictures.load(error.advertiserId, error.urls);
    const total = error.urls.length;
    if (settled < total) throw stillLoading(scope, { settled: String(settled), total: String(total) });
  }
  return change();
}

/** Seconds after which the same request makes sense again. */
const RETRY_SECONDS = 2;

function stillLoading(scope: Scope, counts: { settled: string; total: string }): Refusal {
  const { kind, detail } = refused(scope, 'custom_images_loading', counts);
  return new Refusal(kind, { ...detail, retryAfter: RETRY_SECONDS });
}
