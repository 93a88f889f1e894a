import css from './RewardPicture.module.css';

const HUES = [css.hue0, css.hue1, css.hue2, css.hue3, css.hue4, css.hue5];

/** Image formats of narrower pictures, smaller files first. */
const FORMATS = ['image/avif', 'image/webp'] as const;

interface Pictured {
  sku: string;
  image: string | null;
  imageVariants: readonly { url: string; width: number; contentType: string }[] | null;
  brand: { id: string; name: string } | null;
}

/** The picture of a reward in the format and width that suit the browser; without a picture, its brand's initials on a quiet background. */
export function RewardPicture({
  reward,
  sizes,
  isFirst,
}: {
  reward: Pictured;
  sizes: string;
  isFirst: boolean;
}) {
  const { image } = reward;
  if (image === null)
    return (
      <div className={`${css.picture} ${HUES[hueOf(reward.brand?.id ?? reward.sku)]}`} aria-hidden="true">
        <span className={css.initials}>{initialsOf(reward.brand?.name ?? reward.sku)}</span>
      </div>
    );
  return (
    <div className={css.picture}>
      <picture>
        {FORMATS.map((format) => {
          const variants = reward.imageVariants?.filter(({ contentType }) => contentType === format) ?? [];
          const srcSet = variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
          return srcSet && <source key={format} type={format} srcSet={srcSet} sizes={sizes} />;
        })}
        <img
          className={css.image}
          src={image}
          alt=""
          width={1200}
          height={800}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </div>
  );
}

/** The same brand always has the same background. */
const hueOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % HUES.length;

const initialsOf = (name: string): string =>
  name
    .split(/[\s&’'-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
