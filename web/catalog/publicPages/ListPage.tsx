import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { amountProblem, isRangeWrong, isSearchTooLong, listAddress, type Place } from './address.ts';
import { ChosenChips } from './filters/ChosenChips.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import { type Hits, RewardsDocument, rewardsAt } from './filters/questions.ts';
import css from './ListPage.module.css';
import { Notice } from './Notice.tsx';
import { PageLinks } from './PageLinks.tsx';
import { titleOf } from './pageHead.ts';
import { RewardCard } from './rewards/RewardCard.tsx';
import type { Go } from './usePlace.ts';
import { countWords, wordsIn } from './words.ts';

/** The list of rewards: filters, results, further pages. While another page loads, the previous one stays visible. */
export function ListPage({ place, go }: { place: Place; go: Go }) {
  const { locale } = place;
  const say = wordsIn(locale);
  const [{ data, error, fetching }] = useQuery({ query: RewardsDocument, variables: rewardsAt(place) });
  const last = useRef<Hits | undefined>(undefined);
  const hits = data?.rewardSearch ?? last.current;
  useEffect(() => {
    last.current = hits;
  }, [hits]);
  useEffect(() => {
    document.title = titleOf(place, {});
  }, [place]);
  const isWrong = isRangeWrong(place.filters);
  const unread = (['from', 'to'] as const).filter((name) => amountProblem(place, name));
  const isAway = error !== undefined && !data;
  return (
    <>
      <div className={css.opening}>
        <h1 className={css.heading}>{say('heading')}</h1>
        <p className={css.lead}>{say('lead')}</p>
      </div>
      <FilterForm place={place} hits={hits} go={go} />
      <ChosenChips place={place} facets={hits?.facets} />
      {isAway && (
        <Notice
          title={say('away')}
          text={say('away_text')}
          link={{ href: listAddress(locale), text: say('back') }}
        />
      )}
      {!isAway && hits && (
        <section aria-label={say('results')} aria-busy={fetching}>
          <p className={css.count} role="status">
            {hits.searchedFor !== null && <span>{say('searched_for', { text: hits.searchedFor })} </span>}
            {isSearchTooLong(place.filters) && <span>{say('search_left_out')} </span>}
            {unread.map((name) => (
              <span key={name}>{say('amount_left_out', { field: say(name) })} </span>
            ))}
            {isWrong
              ? say('range_wrong')
              : countWords(say, locale, { count: hits.totalCount, isCapped: hits.totalIsCapped })}
          </p>
          {hits.items.length === 0 ? (
            <Notice
              title={say('empty')}
              text={say(isWrong ? 'range_text' : 'empty_text')}
              link={{ href: listAddress(locale), text: say('clear') }}
            />
          ) : (
            <ul className={css.grid}>
              {hits.items.map((reward, index) => (
                <RewardCard key={reward.sku} reward={reward} locale={locale} isFirst={index < 4} />
              ))}
            </ul>
          )}
          <PageLinks place={place} pages={hits.totalPages} />
        </section>
      )}
    </>
  );
}
