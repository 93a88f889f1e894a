// Rules for requests of a dispatch, a batch and their follow-ups; shared by platform and web.
import { isInCalendar } from '../foundation/dates/dates.ts';
import { MAX_AMOUNT_TEXT, readDecimal } from '../foundation/money/money.ts';
import { linesText, lineText, personName } from '../foundation/text/lineText.ts';
import { z } from '../foundation/text/zod.ts';
import { NOTIFICATION_CHANNELS } from '../promotions/promotionValues.ts';
import { BATCH_USAGES, DISPATCH_KIND_NAMES, type DispatchKind, EXTRACT_KINDS } from './dispatchKinds.ts';
import { composedOrderId, isPrintable, MAX_ORDER_ID } from './orderId.ts';
import { MAX_MESSAGE, RECIPIENT_LIMITS } from './recipientColumns.ts';
import { linkReading } from './redemptions/redemptionDetails.ts';

/** Links or activations of one reward at once (LINKS-3, ACTIV-6). */
export const MAX_LINKS = 100_000;

/** Codes of one reward that are downloaded at once (CODES-5). */
export const MAX_CODES = 5_000;

/** Limits of a reward: the committed pieces that are left, null where none are, and if its value is chosen. */
export interface LimitedReward {
  stock: number | null;
  isVariable: boolean;
}

/** Most of one reward at once (CODES-5, CODES-6, LINKS-3, ACTIV-6): codes that are downloaded up to its stock, where there is any. */
export function mostAtOnce(kind: DispatchKind, { stock, isVariable }: LimitedReward): number {
  if (kind !== 'download_codes') return MAX_LINKS;
  return isVariable || stock === null ? MAX_CODES : Math.min(stock, MAX_CODES);
}

/** Rewards that one dispatch names at most. */
export const MAX_DISPATCH_REWARDS = 200;

/** Rows that come with a request itself; more of them come as a file. */
export const MAX_GIVEN_ROWS = 250;

/** Seconds in which a dispatch can be taken back unless another number is chosen, and at most. */
export const USUAL_UNDO_SECONDS = 60;
export const MAX_UNDO_SECONDS = 86_400;

/** How far ahead a dispatch can be scheduled. */
export const MAX_SCHEDULED_DAYS = 365;

export const MAX_REMINDERS = 3;
export const MAX_REMINDER_DAYS = 60;

/** Estimate of a dispatch (BULK-11, BULK-12): lines a second, and what codes with a minimal expiration take besides. */
export const LINES_A_SECOND = 10;
export const EXPIRATION_SECONDS = 14_400;

export const MAX_ORDER_PREFIX = 100;

/** Text that can be printed, and is no formula. */
const printedText = (most: number) =>
  z
    .string()
    .trim()
    .overwrite(composedOrderId)
    .min(1, { error: 'required' })
    .max(most)
    .refine(isPrintable, { error: 'order_id_invalid' });

/** An order ID as the advertiser gives it, and what order IDs begin with. */
export const orderIdText = printedText(MAX_ORDER_ID);
const orderPrefix = printedText(MAX_ORDER_PREFIX);

/** How many links, codes or activations of one reward (LINKS-3, LINKS-4, CODES-4, CODES-7, ACTIV-6, ACTIV-7). */
const wholeQuantity = z
  .number()
  .refine(Number.isInteger, { error: 'no_decimals', abort: true })
  .min(1)
  .max(MAX_LINKS);
const id = z.string().regex(/^\d{1,18}$/, { error: 'unknown' });
const sku = lineText().min(1, { error: 'required' }).max(100);
/** A face value; it is judged with its reward, whose currency it has. */
const amountText = z.string().trim().max(MAX_AMOUNT_TEXT);

/** The cost that a booking's preview named, in the billing currency. */
export const expectedTotal = z
  .string()
  .trim()
  .max(MAX_AMOUNT_TEXT, { abort: true })
  .refine((text) => readDecimal(text) !== null, { error: 'expect_a_number' })
  .nullable()
  .default(null);
const instant = z
  .string()
  .refine((text) => /T/.test(text) && isInCalendar(new Date(text)), { error: 'invalid_instant' });
const optional = (most: number) => lineText().max(most).nullable().default(null);

/** A message has at most 240 characters as people count them: an emoji is one. */
const messageText = linesText()
  .refine((text) => [...text].length <= MAX_MESSAGE, { error: 'max_length', params: { limit: MAX_MESSAGE } })
  .nullable()
  .default(null);

/** A row that comes with the request; the rules of a file's rows hold for it. */
export const givenRow = z.strictObject({
  orderId: lineText().overwrite(composedOrderId).max(MAX_ORDER_ID).nullable().default(null),
  externalRef: optional(RECIPIENT_LIMITS.external_ref),
  companyName: optional(RECIPIENT_LIMITS.company_name),
  sku,
  value: amountText,
  email: optional(320),
  phoneNumber: optional(40),
  firstName: personName().max(RECIPIENT_LIMITS.first_name).nullable().default(null),
  lastName: personName().max(RECIPIENT_LIMITS.last_name).nullable().default(null),
  customImage: optional(2000),
  message: messageText,
  /** The refused row of an earlier dispatch that this one sends again, `12#7`. */
  refusedRow: optional(40),
});

export const dispatchQuantity = z.strictObject({
  sku,
  quantity: wholeQuantity,
  value: amountText.nullable().default(null),
  codesFileId: id.nullable().default(null),
});

/**
 * A dispatch: recipients in a file or in rows, or quantities. `orderId` begins every order ID (SEND-29 … SEND-31). `expectedTotal` is what the
 * preview said, a decimal in the billing currency: where it would cost otherwise now, it is refused.
 */
export const newDispatch = z.strictObject({
  kind: z.enum(DISPATCH_KIND_NAMES).exclude(['follow_ups', 'single']),
  fileId: id.nullable().default(null),
  fileName: optional(200),
  rows: z.array(givenRow).max(MAX_GIVEN_ROWS).nullable().default(null),
  orderId: orderPrefix.nullable().default(null),
  quantities: z.array(dispatchQuantity).max(MAX_DISPATCH_REWARDS).default([]),
  undoSeconds: z.int().min(0).max(MAX_UNDO_SECONDS).default(USUAL_UNDO_SECONDS),
  releaseAt: instant.nullable().default(null),
  reminderDays: z
    .array(z.int().min(1).max(MAX_REMINDER_DAYS))
    .max(MAX_REMINDERS)
    .refine((days) => new Set(days).size === days.length, { error: 'duplicate_value' })
    .default([]),
  minimalExpiration: instant.nullable().default(null),
  includePdf: z.boolean().default(false),
  testing: z.boolean().default(false),
  expectedTotal,
});
export type NewDispatch = z.output<typeof newDispatch>;
export type GivenRow = z.output<typeof givenRow>;

/** A recipient of a batch: known by an address, or by the advertiser's own word (BATCH-4). */
export const batchUser = z.strictObject({
  email: optional(254),
  phoneNumber: optional(40),
  account: optional(200),
  firstName: personName().max(RECIPIENT_LIMITS.first_name).nullable().default(null),
  lastName: personName().max(RECIPIENT_LIMITS.last_name).nullable().default(null),
  externalRef: optional(RECIPIENT_LIMITS.external_ref),
  companyName: optional(RECIPIENT_LIMITS.company_name),
  customImage: optional(2000),
  message: messageText,
});
const usersData = z.strictObject({ type: z.literal('raw'), raw: z.array(batchUser).max(10_000) });

/** The documents' batch of one SKU (BATCH-1 … BATCH-7). `allBatchTotalValue` in minor units, `value` a decimal. */
export const newBatch = z.strictObject({
  amount: wholeQuantity,
  usage: z.enum(BATCH_USAGES),
  usersData: usersData.nullable().default(null),
  orderIds: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('raw'), raw: z.array(orderIdText).max(10_000) }),
      z.strictObject({ type: z.literal('signed_url'), signedUrl: z.string().max(2000) }),
    ])
    .nullable()
    .default(null),
  allBatchTotalValue: z.int().min(0).nullable().default(null),
  rewardCodesMinimalExpirationDatetime: instant.nullable().default(null),
  value: amountText.nullable().default(null),
  notifications: z.array(z.enum(NOTIFICATION_CHANNELS)).max(NOTIFICATION_CHANNELS.length).default([]),
});
export type NewBatch = z.output<typeof newBatch>;

/** The request to redeem an existing batch (BATCH-8 … BATCH-12). */
export const redeemBatch = z.strictObject({
  notifications: z.array(z.enum(NOTIFICATION_CHANNELS)).max(NOTIFICATION_CHANNELS.length).default([]),
});
export const notifyBatch = z.strictObject({ channel: z.enum(NOTIFICATION_CHANNELS).default('email') });
export const extractCodes = z.strictObject({
  includePdfZip: z.boolean().default(false),
  ...linkReading.shape,
});

/** A file of the links of a batch. */
export const extractLinks = linkReading;

/** A file of a dispatch. Without `includePdf`, the setting of the dispatch decides. */
export const newExtract = z.strictObject({
  kind: z.enum(EXTRACT_KINDS),
  includePdf: z.boolean().nullable().default(null),
  ...linkReading.shape,
});

/** Vouchers in one file of codes. */
export const MAX_PDFS = 20_000;

/** Another address of a recipient: one of both. */
export const correctedRecipient = z
  .strictObject({ email: optional(320), phoneNumber: optional(40) })
  .refine(({ email, phoneNumber }) => (email === null) !== (phoneNumber === null), {
    path: ['email'],
    error: 'one_address',
  });

/** A message that is sent again. */
export const resentDelivery = z.strictObject({
  event: z.enum(['activation', 'success']),
  notificationChannels: z.array(z.enum(NOTIFICATION_CHANNELS)).min(1).max(NOTIFICATION_CHANNELS.length),
});

/** Seconds until the last of these lines is expected to be done (BULK-11). */
export const estimatedSeconds = (lines: number, hasMinimalExpiration: boolean): number =>
  Math.ceil(lines / LINES_A_SECOND) + (hasMinimalExpiration ? EXPIRATION_SECONDS : 0);
