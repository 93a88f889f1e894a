import { useState } from 'react';
import { initialsOf } from '../../kit/values/initialsOf.ts';
import css from './Catalog.module.css';

/** The picture of a reward, or initials where it has none or it does not come. Decoration: the name stands beside it. */
export function RewardPicture({ url, name }: { url: string | null | undefined; name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return url && url !== broken ? (
    <img
      className={css.picture}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  ) : (
    <span className={css.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
