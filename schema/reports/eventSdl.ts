import { z } from 'zod';
import type { EventFamily } from '../foundation/changes/eventFamily.ts';
import { eventFamilies } from './eventTypes.ts';

/** What a field of events is, wherever it occurs and its schema says no more. */
const FIELDS: Record<string, string> = {
  action: 'What was done.',
  advertiserId: 'The advertiser.',
  allocationId: 'The allocation.',
  amount: 'The amount.',
  apiKeyId: 'The API key.',
  balance: 'The balance.',
  batchId: 'The batch.',
  brandId: 'The brand.',
  bulkActionId: 'The change of many redemptions.',
  canceled: 'Lines that were canceled.',
  catalogImportId: 'The import.',
  channel: 'How the message is sent.',
  cost: 'What it costs the advertiser.',
  currency: 'Currency code, ISO 4217.',
  deliveryId: 'The message.',
  dispatchId: 'The dispatch.',
  exportId: 'The export.',
  externalRef: 'Your second reference.',
  fileName: 'Name of the file.',
  format: 'Format of the file.',
  ioNumber: 'Number of the insertion order.',
  isPrivate: 'True if only the seller’s own promotions show it.',
  isPublished: 'True if the catalog of the seller shows it.',
  isTest: 'True for a test.',
  kind: 'What kind it is.',
  ledgerAccountId: 'The account of the books.',
  lines: 'Number of lines.',
  memberId: 'The member.',
  name: 'The name.',
  orderId: 'Your reference.',
  organizationId: 'The organization.',
  productId: 'The product.',
  promotionId: 'The promotion.',
  publicationId: 'The publication.',
  quotaId: 'The quota.',
  reason: 'The reason, where there is one.',
  recipientId: 'The recipient. Addresses and names are read by this number.',
  redemptionId: 'The redemption.',
  requestId: 'The request.',
  rows: 'Number of rows.',
  serviceAccountId: 'The service account.',
  sku: 'The SKU.',
  state: 'The state after the change.',
  status: 'The status after the change.',
  statusBefore: 'The status before the change. Null unless it changed.',
  total: 'Number of redemptions.',
  type: 'The type.',
  used: 'Redemptions that count against the quota.',
  value: 'The face value.',
};

/** `redemption.delivery` → `RedemptionDeliveryEventData`. */
export const eventDataTypeOf = (subject: string): string =>
  `${subject.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}EventData`;

/** The SDL of the data of all events: one type for each family. A field has the same type in all of them, so that one query can select all. */
export function eventDataSdl(): string {
  const names = eventFamilies.map(({ subject }) => eventDataTypeOf(subject));
  return [
    '# Generated from schema/*/events.ts by `npm run schema:dump`.\n',
    `"What an event says: one type for each subject."\nunion EventData =\n${names.map((name) => `  | ${name}\n`).join('')}`,
    ...eventFamilies.map(typeOf),
  ].join('\n');
}

function typeOf({ subject, words, data }: EventFamily): string {
  const events = Object.entries(words)
    .map(([word, description]) => `- \`${subject}.${word}\`: ${description}`)
    .join('\n');
  const fields = Object.entries(data.shape).map(
    ([name, schema]) => `  "${descriptionOf(name, schema)}"\n  ${name}: ${graphTypeOf(name, schema)}\n`,
  );
  return `"""\nData of these events:\n${events}\n"""\ntype ${eventDataTypeOf(subject)} {\n${fields.join('')}}\n`;
}

function descriptionOf(name: string, schema: z.core.$ZodType): string {
  const own = (schema as z.ZodType).description ?? (bare(schema) as z.ZodType).description ?? FIELDS[name];
  if (own === undefined) throw new Error(`the field ${name} of an event has no description`);
  const words =
    bare(schema) instanceof z.ZodEnum
      ? ` One of ${(bare(schema) as z.ZodEnum).options.map((word) => `\`${word}\``).join(', ')}.`
      : '';
  return `${own.replace(/\.?$/, '.')}${words}`;
}

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;

function graphTypeOf(name: string, schema: z.core.$ZodType): string {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) return 'Money';
  if (inner instanceof z.ZodArray) return '[String!]';
  if (inner instanceof z.ZodNumber) return 'Int';
  if (inner instanceof z.ZodBoolean) return 'Boolean';
  return /Id$/.test(name) ? 'ID' : 'String';
}
