import { renderToString } from 'react-dom/server';
import { type OperationResult, Provider } from 'urql';
import type {
  CatalogueBundle,
  CataloguePage,
  CatalogueVisit,
} from '../../../schema/catalog/publicCatalogue.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { App } from './App.tsx';
import { type Place, placeOf } from './address.ts';
import { serverClient } from './client.ts';
import { RewardDocument, RewardsDocument, rewardsAt, ValuesDocument } from './filters/questions.ts';
import { asScript, escaped, headOf, type PageData } from './pageHead.ts';
import { Trouble } from './Trouble.tsx';
import { wordsIn } from './words.ts';

const STATUS = { no_page: 404, missing: 404, away: 503, busy: 429 } as const;

/** Fetches the data of the page, then renders all of it: search engines and browsers without script get the complete page. */
export const renderPage: CatalogueBundle['renderPage'] = async (visit) => {
  const place = placeOf(visit.address);
  if (!place) return renderTrouble(visit, 'no_page');
  const { client, learnt } = serverClient(visit.ask, place.locale);
  const pageData: PageData = {};
  if (place.sku === null) {
    const answer = answered(await client.query(RewardsDocument, rewardsAt(place)).toPromise());
    const hits = answer?.rewardSearch;
    if (!hits || place.page <= Math.max(hits.totalPages, 1)) pageData.hits = hits;
  } else {
    const answer = answered(await client.query(RewardDocument, { sku: place.sku }).toPromise());
    pageData.reward = answer?.reward ?? undefined;
    const product = pageData.reward?.product?.id;
    if (product) answered(await client.query(ValuesDocument, { product }).toPromise());
  }
  if (!pageData.hits && !pageData.reward)
    return renderTrouble(visit, place.sku === null ? 'no_page' : 'missing');
  const body = renderToString(
    <Provider value={client}>
      <App first={place} />
    </Provider>,
  );
  return {
    status: 200,
    html: documentOf(visit, {
      place,
      head: headOf(place, pageData, visit.origin),
      body,
      state: learnt.extractData(),
    }),
  };
};

/** Renders an error page; needs neither the index nor a script. */
export const renderTrouble: CatalogueBundle['renderTrouble'] = (visit, trouble): CataloguePage => {
  const [locale] = UI_LOCALES;
  const place = placeOf(visit.address) ?? { ...EMPTY, locale: localeOf(visit.address) ?? locale };
  const title = wordsIn(place.locale)(trouble);
  return {
    status: STATUS[trouble],
    html: documentOf(visit, {
      place,
      head: `<title>${escaped(title)} – Guerdon</title>\n<meta name="robots" content="noindex">`,
      body: renderToString(<Trouble place={place} trouble={trouble} />),
      state: null,
    }),
  };
};

const EMPTY: Omit<Place, 'locale'> = {
  sku: null,
  filters: { q: '', brand: '', currency: '', country: '', delivery: '', from: '', to: '' },
  page: 1,
};

const localeOf = (address: string) => UI_LOCALES.find((locale) => address.split('/')[2] === locale);

/** The data of a response; undefined if the index refused the query, and an error if it did not respond. */
function answered<Data>({ data, error }: OperationResult<Data>): Data | undefined {
  if (!error) return data;
  const isRefused = error.graphQLErrors.some(({ extensions }) => extensions?.code === 'BAD_REQUEST');
  if (isRefused) return undefined;
  throw error.networkError ?? error;
}

interface Parts {
  place: Place;
  head: string;
  body: string;
  /** The server's results; null omits the script. */
  state: object | null;
}

function documentOf(
  { script, letters, style }: Pick<CatalogueVisit, 'script' | 'letters' | 'style'>,
  { place, head, body, state }: Parts,
): string {
  return `<!doctype html>
<html lang="${place.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${letters}" as="font" type="font/woff2" crossorigin>
<style>${style}</style>
</head>
<body>
<div id="catalogue">${body}</div>
${state === null ? '' : `<script type="application/json" id="learnt">${asScript(state)}</script>\n<script type="module" fetchpriority="low" src="${script}"></script>\n`}</body>
</html>
`;
}
