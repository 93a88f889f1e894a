import { useState } from 'react';
import { initialsOf } from '../../../kit/values/Avatar.tsx';
import css from './Cart.module.css';

/** A reward's picture as the index names it. */
interface Pictured {
  image: string | null;
  imageVariants: readonly { url: string; width: number; contentType: string }[] | null;
}

/** Image formats of narrower pictures, smaller files first. */
const FORMATS = ['image/avif', 'image/webp'] as const;

/**
 * The picture of a reward in the format and width that suit the browser, or initials if it has none or it fails to load. Decorative: the name
 * is beside it.
 */
export function RewardPicture({
  reward,
  name,
  sizes,
}: {
  reward: Pictured | undefined;
  name: string;
  /** Displayed width, in the syntax of `sizes`. */
  sizes: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = reward?.image;
  if (!image || image === broken)
    return (
      <span className={css.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return (
    <picture className={css.sources}>
      {FORMATS.map((format) => {
        const variants = reward.imageVariants?.filter(({ contentType }) => contentType === format) ?? [];
        const srcSet = variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
        return srcSet && <source key={format} type={format} srcSet={srcSet} sizes={sizes} />;
      })}
      <img
        className={css.picture}
        src={image}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(image)}
      />
    </picture>
  );
}
