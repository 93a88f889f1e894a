// All events of the product, from the families of the capabilities.
import { advertiserEvents, credentialEvents } from '../advertisers/events.ts';
import {
  brandEvents,
  catalogImportEvents,
  productEvents,
  publicationEvents,
  skuEvents,
  unpublishedCatalog,
} from '../catalog/events.ts';
import type { Ability } from '../foundation/abilities.ts';
import type { EventFamily, PublishedAs, UnpublishedNoun } from '../foundation/changes/eventFamily.ts';
import {
  batchEvents,
  bulkActionEvents,
  deliveryEvents,
  dispatchEvents,
  redemptionEvents,
  unpublishedFulfillment,
} from '../fulfillment/events.ts';
import {
  allocationEvents,
  budgetEvents,
  discountEvents,
  invoicingEvents,
  ledgerAccountEvents,
  quotaEvents,
  unpublishedMoney,
} from '../money/events.ts';
import { memberEvents, serviceAccountEvents, unpublishedPeople } from '../people/events.ts';
import { promotionEvents } from '../promotions/events.ts';
import { exportEvents, unpublishedReports } from './events.ts';

export const EVENT_FAMILIES = [
  memberEvents,
  serviceAccountEvents,
  advertiserEvents,
  credentialEvents,
  budgetEvents,
  allocationEvents,
  quotaEvents,
  discountEvents,
  invoicingEvents,
  ledgerAccountEvents,
  brandEvents,
  productEvents,
  skuEvents,
  publicationEvents,
  catalogImportEvents,
  promotionEvents,
  dispatchEvents,
  batchEvents,
  redemptionEvents,
  deliveryEvents,
  bulkActionEvents,
  exportEvents,
] as const;

/** The nouns of the log that publish nothing, each with the reason. */
export const UNPUBLISHED_NOUNS: readonly UnpublishedNoun[] = [
  ...unpublishedPeople,
  ...unpublishedMoney,
  ...unpublishedCatalog,
  ...unpublishedFulfillment,
  ...unpublishedReports,
];

/** An event by its name. */
export interface EventType {
  name: string;
  description: string;
  ability: Ability;
  subject: string;
}

/** The families without their types. */
export const eventFamilies = EVENT_FAMILIES as unknown as readonly EventFamily[];
const byNoun = new Map(eventFamilies.map((family) => [family.noun as string, family]));

/** Every event, in the order of the capabilities. */
export const EVENT_TYPES: readonly EventType[] = eventFamilies.flatMap(({ subject, ability, words }) =>
  Object.entries(words).map(([word, description]) => ({
    name: `${subject}.${word}`,
    description,
    ability,
    subject,
  })),
);

/** The abilities each of which lets a caller read some events. */
export const EVENT_ABILITIES = [
  ...new Set(eventFamilies.map(({ ability }) => ability)),
] as unknown as readonly [Ability, Ability, ...Ability[]];

/** The family of a noun of the log; undefined for one that publishes nothing. */
export const eventFamilyOf = (noun: string): EventFamily | undefined => byNoun.get(noun);

/** A line of the log of changes, as far as it decides which event it is. */
interface Recorded {
  noun: string;
  action: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** The name of the event that a line of the log publishes; null for none. */
export function eventNameOf({ noun, action, before, after }: Recorded): string | null {
  const family = eventFamilyOf(noun);
  const publishedAs: PublishedAs<string> | undefined = family?.actions[action as never];
  if (!family || publishedAs === undefined) return null;
  const word = wordOf(publishedAs, after?.status !== before?.status ? after?.status : undefined);
  return word === null ? null : `${family.subject}.${word}`;
}

function wordOf(as: PublishedAs<string>, status: unknown): string | null {
  if (typeof as === 'string') return as;
  if ('none' in as) return null;
  return as.status[String(status)] ?? as.otherwise;
}
