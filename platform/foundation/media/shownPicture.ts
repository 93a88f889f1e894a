import { type SQL, sql } from 'drizzle-orm';
import type { MediaName } from '../../../schema/catalog/mediaSets.ts';
import { listOf, type RowOf, text } from '../database/rows.ts';

/** A possible source of a picture: the set of a row, and the picture's name in it. */
export interface PicturePlace {
  /** Column with the set's id: `s.media_set_id`. */
  set: SQL;
  name: MediaName;
}

/**
 * The picture that `shownMedia` would show, as a subselect of its name and its variants. The nearest place wins; within a place, the picture in the
 * locale, else the one for every locale.
 */
export function shownPicture(places: readonly PicturePlace[], locale: SQL | string): SQL {
  const rows = places.map(({ set, name }, place) => sql`(${place}::int, ${set}, ${name}::text)`);
  return sql`(select jsonb_build_object('name', m.name, 'variants', m.variants)
    from (values ${sql.join(rows, sql`, `)}) as w (place, media_set_id, name)
    join media_set_items i on i.media_set_id = w.media_set_id and i.name = w.name and i.locale in ('', ${locale})
    join medias m on m.id = i.media_id and m.status = 'ready'
    order by w.place, i.locale = '' limit 1)`;
}

/** A picture as `shownPicture` selects it. */
export const SHOWN_PICTURE = {
  /** Its name in the storage. */
  name: text,
  /** Name suffixes of its smaller variants. */
  variants: listOf(text),
};
export type ShownPicture = RowOf<typeof SHOWN_PICTURE>;
