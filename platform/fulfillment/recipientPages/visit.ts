import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { countryOptions } from '../../../recipient/countryOptions.ts';
import type { FieldErrors } from '../../../recipient/fields.ts';
import { asRecipient } from '../../../recipient/filledView.ts';
import { offeredSystems } from '../../../recipient/offeredSystems.ts';
import type { RecipientStep } from '../../../recipient/steps.ts';
import { successStep } from '../../../recipient/successStep.ts';
import type { RecipientView } from '../../../recipient/view.ts';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import { sentAddress } from '../recipients/oneTimeCodes.ts';
import { viewOf } from '../redemptionActions/recipients/view.ts';
import { countryOf, visitHashOf } from './cookies.ts';
import { pageLanguage } from './languages.ts';
import { type LinkFacts, linkFacts, type OpenedLink } from './linkFacts.ts';
import { choiceOf } from './steps/chooseReward.ts';
import { type StandsAt, stepOf } from './steps/stepOf.ts';
import type { PageTools } from './tools.ts';

/** One request of a recipient's page: its input, and the current step. */
export interface Visit {
  link: OpenedLink;
  facts: LinkFacts;
  locale: PromotionLocale;
  at: StandsAt;
  /** The page's own address with its query parameters. */
  action: string;
  oneTimeId: string | null;
  /** The country that the recipient chose; null if the proxy reports it, or it is unknown. */
  saidCountry: string | null;
  /** How often the page looked for a provider's answer. */
  looks: number | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Looks at three seconds each, after which the page offers another try. */
const MAX_LOOKS = 20;

/** Reads the recipient's state. */
export async function visitOf(
  link: OpenedLink,
  request: FastifyRequest,
  tools: Pick<PageTools, 'countryHeader' | 'publicUrl'>,
): Promise<Visit> {
  const query = request.query as Record<string, unknown>;
  const isSecure = tools.publicUrl.startsWith('https:');
  const facts = await link.scope.read((tx) => linkFacts(tx, link, visitHashOf(request, isSecure)));
  const { locale, isReader } = pageLanguage(facts, {
    lang: query.lang,
    accept: request.headers['accept-language'],
  });
  const oneTimeId = typeof query.one === 'string' && UUID.test(query.one) ? query.one : null;
  const looks = /^\d{1,2}$/.test(String(query.working ?? '')) ? Number(query.working) : null;
  const isChosen = query.chosen === '1';
  const proxied = proxyCountry(request, tools.countryHeader);
  const saidCountry = proxied === null ? countryOf(request, isSecure) : null;
  const at = stepOf(facts, {
    // After a wrong choice the recipient chooses again.
    country: query.country === 'ask' ? proxied : (proxied ?? saidCountry),
    isReader,
    isChosen,
    oneTimeId,
    isWorking: looks !== null && looks < MAX_LOOKS,
    isFailed: query.failed === '1' || (looks !== null && looks >= MAX_LOOKS),
  });
  const search = { ...(query.lang === locale ? { lang: locale } : {}), ...(isChosen ? { chosen: '1' } : {}) };
  return { link, facts, locale, at, action: pathOf(link, search), oneTimeId, saidCountry, looks };
}

/** The address of a link's page, with its query parameters. */
export function pathOf(
  { token }: Pick<OpenedLink, 'token'>,
  queryParameters: Record<string, string> = {},
): string {
  const query = new URLSearchParams(queryParameters).toString();
  return `/r/${token}${query && `?${query}`}`;
}

function proxyCountry(request: FastifyRequest, header: string | null): string | null {
  const headerValue = header === null ? undefined : request.headers[header.toLowerCase()];
  return typeof headerValue === 'string' && /^[A-Za-z]{2}$/.test(headerValue)
    ? headerValue.toUpperCase()
    : null;
}

/** The input at a step, and its errors. */
export interface Entered {
  values?: Record<string, string>;
  errors?: FieldErrors;
}

/** The page of the recipient's current step. */
export async function pageOf(
  visit: Visit,
  tools: PageTools,
  entered: Entered = {},
): Promise<{ step: RecipientStep; view: RecipientView }> {
  const { at, link, locale, action } = visit;
  const isDelivered = at === 'success';
  // The reader of a code is logged first, in a transaction of its own.
  if (isDelivered) await noteRead(visit);
  const view = await link.scope.read((tx) =>
    viewOf(tx, {
      advertiserId: link.advertiserId,
      redemptionId: link.redemptionId,
      screen: SCREENS[at],
      locale,
      publicUrl: tools.publicUrl,
      box: tools.box,
      withCode: isDelivered,
      hasChoice: at === 'choose',
    }),
  );
  const step = await stepFor(visit, { entered, view });
  if (step.name !== 'choose') return { step, view: { ...view, action } };
  const rewards = await choiceOf(tools.database, link, {
    facts: visit.facts,
    locale,
    publicUrl: tools.publicUrl,
  });
  // A booked reward has its own value: a reward of variable value has none in the catalog.
  const [booked] = view.rewards;
  const visibleRewards = rewards.map((one) =>
    one.sku === booked?.sku ? booked : asRecipient(one, locale, null),
  );
  return { step, view: { ...view, action, rewards: visibleRewards } };
}

/** The screen that supplies the texts of a step; steps with words of their own use the first. */
const SCREENS: Readonly<Record<StandsAt, ScreenName>> = {
  promotion_not_available: 'promotion_not_available',
  gone: 'promotion_not_available',
  country: 'authentication',
  user_not_eligible: 'user_not_eligible',
  authentication: 'authentication',
  one_time_code: 'authentication',
  choose: 'authentication',
  shipping_information: 'shipping_information',
  redeem: 'authentication',
  working: 'authentication',
  unexpected_error: 'unexpected_error',
  success: 'success',
};

async function stepFor(
  { at, facts, link, locale, action, oneTimeId, saidCountry, looks }: Visit,
  { entered, view }: { entered: Entered; view: RecipientView },
): Promise<RecipientStep> {
  switch (at) {
    case 'country':
      return { name: 'country', countries: countryOptions(locale, facts.countries), ...entered };
    case 'one_time_code': {
      const id = oneTimeId ?? '';
      const address = await link.scope.read((tx) => sentAddress(tx, link, id));
      if (address === null) return { name: 'authentication', systems: offeredSystems(facts), ...entered };
      return { name: 'one_time_code', id, address, ...entered };
    }
    case 'authentication':
      return { name: 'authentication', systems: offeredSystems(facts), ...entered };
    case 'choose':
      return { name: 'choose', ...entered };
    case 'shipping_information':
      return { name: 'shipping_information', countries: countryOptions(locale, facts.countries), ...entered };
    case 'redeem':
      return { name: 'redeem', canChoose: facts.hasChoice };
    case 'user_not_eligible': {
      const isElsewhere =
        saidCountry !== null && facts.countries.length > 0 && !facts.countries.includes(saidCountry);
      return { name: at, otherCountryUrl: isElsewhere ? withQuery(action, 'country', 'ask') : null };
    }
    case 'working':
      return { name: 'working', next: withQuery(action, 'working', String((looks ?? 0) + 1)) };
    case 'success':
      return successStep({ ...facts, pagePath: pathOf(link), canLeave: facts.isVisited }, view);
    default:
      return { name: at };
  }
}

export const withQuery = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;

/** Writes down that a recipient is about to see a code. */
async function noteRead({ link }: Pick<Visit, 'link'>): Promise<void> {
  const { advertiserId, redemptionId, scope } = link;
  await scope.write((tx) =>
    tx.execute(
      sql`select guerdon_code_read(${advertiserId}::bigint, null, ${scope.caller}, 'recipient', ${redemptionId}::bigint, null, 1, 'page')`,
    ),
  );
}
