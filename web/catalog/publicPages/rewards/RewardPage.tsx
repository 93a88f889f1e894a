import { Fragment, useEffect } from 'react';
import { useQuery } from 'urql';
import { listAddress, type Place } from '../address.ts';
import { OtherValues } from '../filters/OtherValues.tsx';
import { RewardDocument } from '../filters/questions.ts';
import { countryName, faceValueText } from '../filters/values.ts';
import { Notice } from '../Notice.tsx';
import { titleOf } from '../pageHead.ts';
import { wordsIn } from '../words.ts';
import css from './RewardPage.module.css';
import { RewardPicture } from './RewardPicture.tsx';

/** One reward: its value, where it is valid, how it is delivered, and the other values of its product. */
export function RewardPage({ place, sku }: { place: Place; sku: string }) {
  const { locale } = place;
  const say = wordsIn(locale);
  const [{ data, error, fetching }] = useQuery({ query: RewardDocument, variables: { sku } });
  const reward = data?.reward;
  useEffect(() => {
    if (reward) document.title = titleOf(place, { reward });
  }, [place, reward]);
  const back = { href: listAddress(locale), text: say('back') };
  if (!reward && fetching) return <div className={css.waiting} aria-busy="true" />;
  if (!reward) {
    const trouble = error ? 'away' : 'missing';
    return <Notice title={say(trouble)} text={say(`${trouble}_text`)} link={back} isPage />;
  }
  const countries = reward.countryRestrictions?.length ? reward.countryRestrictions : ['*'];
  return (
    <article className={css.reward}>
      <a className={css.back} href={back.href}>
        <span aria-hidden="true">←</span> {back.text}
      </a>
      <RewardPicture reward={reward} sizes="(min-width: 800px) 480px, 100vw" isFirst />
      <div>
        <h1 className={css.name}>{reward.name}</h1>
        <p className={css.brand}>{say('by_brand', { brand: reward.brand?.name ?? '' })}</p>
        <p className={css.value} suppressHydrationWarning>
          {faceValueText(reward, locale, say)}
        </p>
        {reward.description && <p className={css.description}>{reward.description}</p>}
        <OtherValues place={place} reward={reward} />
        <dl className={css.list} aria-label={say('about')}>
          <dt>{say('where')}</dt>
          <dd suppressHydrationWarning>
            {countries.map((code) => countryName(code, locale, say)).join(', ')}
          </dd>
          <dt>{say('how')}</dt>
          <dd>
            {say(reward.deliveryMode === 'physical_shipment' ? 'physical_shipment' : 'digital_delivery')}
          </dd>
          {(reward.categories?.length ?? 0) > 0 && (
            <>
              <dt>{say('kind')}</dt>
              <dd>{reward.categories?.join(', ')}</dd>
            </>
          )}
          {reward.dimensions?.map(({ id, name, text }) => (
            <Fragment key={id}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
          <dt>{say('sku')}</dt>
          <dd className={css.sku}>{reward.sku}</dd>
        </dl>
      </div>
    </article>
  );
}
