import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { invalid, Refusal, refused } from '../../../foundation/http/refusals/refusal.ts';
import { type CopiedPictures, findCopies } from '../../../foundation/media/copiedPictures.ts';
import type { DispatchLine } from '../contract.ts';
import { MAX_BROKEN_ROWS } from './checks/claims.ts';

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
  const errors = lines.flatMap(({ line, customImage }): FieldError[] => {
    const reason = customImage === null ? null : copies.get(customImage)?.reason;
    return reason ? [{ field: `${fieldOf(line)}.custom_image`, rule: `image_${reason}` }] : [];
  });
  // At once, however many others are loading: nobody waits for pictures of a request that is refused.
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_BROKEN_ROWS));
  if (urls.some((url) => copies.get(url)?.state !== 'ready')) throw new PicturesMissing(advertiserId, urls);
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
  const missing = await change().then(
    (answer) => ({ answer }),
    (error: unknown) => {
      if (error instanceof PicturesMissing) return error;
      throw error;
    },
  );
  if (!(missing instanceof PicturesMissing)) return missing.answer;
  const total = missing.urls.length;
  const { settled, hasRefused } = await pictures.load(missing.advertiserId, missing.urls);
  if (settled < total && !hasRefused) throw stillLoading(scope, { settled, total });
  return change().catch((error: unknown) => {
    // The time of a copy ended in between.
    throw error instanceof PicturesMissing ? stillLoading(scope, { settled, total }) : error;
  });
}

/** Seconds after which the same request makes sense again. */
const RETRY_SECONDS = 2;

function stillLoading(scope: Scope, { settled, total }: { settled: number; total: number }): Refusal {
  const counts = { settled: String(settled), total: String(total) };
  const { kind, detail } = refused(scope, 'custom_images_loading', counts);
  return new Refusal(kind, { ...detail, retryAfter: RETRY_SECONDS });
}
