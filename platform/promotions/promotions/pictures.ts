import { sql } from 'drizzle-orm';
import type { Change } from '../../foundation/changes/change.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import { invalid } from '../../foundation/http/refusals/refusal.ts';

/** Pictures of a promotion; undefined for one that stays. */
interface Pictures {
  logo: string | null | undefined;
  background: string | null | undefined;
}

/**
 * Refuses pictures that are not the caller's own, not checked yet or made for something else; those that are there already may stay, whoever
 * sent them. @throws Refusal medias.logo.id, medias.background.id: unknown_media
 */
export async function checkPictures(
  { tx, scope }: Change,
  present: { logoMediaId: string | null; backgroundMediaId: string | null },
  { logo, background }: Pictures,
): Promise<void> {
  const changes = [
    ...(logo && logo !== present.logoMediaId ? [['logo', logo] as const] : []),
    ...(background && background !== present.backgroundMediaId ? [['background', background] as const] : []),
  ];
  const errors = [];
  for (const [name, id] of changes) {
    const own = await rowCountOf(
      tx,
      sql`select from medias where id = ${id} and account_id = ${scope.accountId} and status = 'ready' and purpose = ${`promotion_${name}`}`,
    );
    if (!own) errors.push({ field: `medias.${name}.id`, rule: 'unknown_media' });
  }
  if (errors.length > 0) throw invalid(errors);
}
