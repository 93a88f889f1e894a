// Types that the parts of batches exchange: accepted input and its result.

import type { NewDispatch } from '../../../schema/fulfillment/dispatches.ts';
import type {
  BatchUsage,
  DispatchKind,
  RecipientProvider,
} from '../../../schema/fulfillment/dispatchKinds.ts';
import type { DispatchRequestStage } from '../../../schema/fulfillment/dispatchRequests.ts';
import type { RecipientRow } from '../../../schema/fulfillment/recipientColumns.ts';
import type { RefusedRowId } from '../../../schema/fulfillment/refusedRows.ts';
import type { NotificationChannel, PromotionLocale } from '../../../schema/promotions/promotionValues.ts';

/** The recipient of a line's reward. */
export interface NewRecipient {
  provider: RecipientProvider;
  /** As `recipients` keeps it: an e-mail trimmed and in lower case, digits of E.164, or the advertiser's own word. */
  uid: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
  locale: PromotionLocale;
}

/** One line as it is accepted; `value` is the face value in minor units of `currency`. */
export interface DispatchLine {
  /** Row of the file, or of the request, from 1. */
  line: number;
  sku: string;
  value: bigint;
  currency: string;
  orderId: string;
  externalRef: string | null;
  companyName: string | null;
  recipient: NewRecipient | null;
  customImage: string | null;
  message: string | null;
  /** The printed code to enter at the portal, if the file of codes supplied it. */
  entryCode: string | null;
}

/** The optional parts of a line, all absent. */
export const NO_DETAILS = {
  externalRef: null,
  companyName: null,
  recipient: null,
  customImage: null,
  message: null,
  entryCode: null,
};

/** A row of recipients as it was sent, with the refused row of an earlier dispatch that it sends again. */
export interface SentRow {
  row: RecipientRow;
  refusedRow: RefusedRowId | null;
  /** Its line in the file of the sender; null where it comes from none. */
  fileLine: number | null;
}

/** The messages that a dispatch sends by itself, before its recipients do anything. */
export interface SentMessages {
  kind: 'activation' | 'reward';
  channels: readonly NotificationChannel[];
}

/** Input of `acceptDispatch`. */
export interface DispatchOrder {
  advertiserId: string;
  promotionId: string;
  kind: DispatchKind;
  /** Usage of its batches: that of its kind, unless an API client states another one. */
  usage: BatchUsage;
  lines: readonly DispatchLine[];
  /** The rows of the request by line number; absent for quantities. */
  sentRows?: ReadonlyMap<number, SentRow>;
  options: Pick<
    NewDispatch,
    | 'undoSeconds'
    | 'releaseAt'
    | 'reminderDays'
    | 'minimalExpiration'
    | 'includePdf'
    | 'testing'
    | 'expectedTotal'
  >;
  /** The prefix of every order ID, if given. */
  orderPrefix: string | null;
  contentHash: Uint8Array | null;
  fileName: string | null;
  /** Channels of notification beside those of the promotion. */
  notifications?: readonly NotificationChannel[];
  /** True if it is released as soon as it is written: it has no undo window. */
  isReleased?: boolean;
}

/** The parts of an order that neither has a file nor waits for its release, and its options. */
export const IMMEDIATE_ORDER = { orderPrefix: null, contentHash: null, fileName: null, isReleased: true };
export const IMMEDIATE_OPTIONS = { undoSeconds: 0, releaseAt: null, reminderDays: [], includePdf: false };

/** Fields of a line that checks before its booking can refuse. */
export type CheckedField = 'order_id' | 'email' | 'phone_number' | 'first_name' | 'code';

/** Names the field of a line in the request, for errors. */
export type FieldPath = (field: CheckedField, line: number) => string;

/** The path of a field in the rows of a file or a list. */
export const rowPath: FieldPath = (field, line) => `rows.${line}.${field}`;

/** The result of one SKU; `code` and `message` give the reason of a refusal. */
export interface DispatchOutcome {
  sku: string;
  status: 'accepted' | 'refused' | 'not_processed';
  batchId: string | null;
  lineCount: number;
  charge: bigint;
  code: string | null;
  message: string | null;
}

/** Cost of one SKU, with its stock and quota. `unit` and `charge` are minor units of the billing currency; null means no limit. */
export interface SkuCost {
  sku: string;
  rewardName: string;
  lineCount: number;
  unit: bigint;
  charge: bigint;
  /** `committed`, `open`, `unallocated`, or `several`. */
  source: string;
  stockBefore: number | null;
  stockAfter: number | null;
  quotaBefore: number | null;
  quotaAfter: number | null;
}

/** Cost of a dispatch in minor units of the billing currency. */
export interface DispatchCost {
  total: bigint;
  currency: string;
  bySku: SkuCost[];
}

/** Result of `acceptDispatch`. */
export interface AcceptedDispatch {
  dispatchId: string;
  outcomes: DispatchOutcome[];
  cost: DispatchCost;
}

/** How far a large dispatch is: its stage, and how many of its lines the stage is done with; `lines` is null before they are read. */
export interface Progress {
  stage: DispatchRequestStage;
  linesDone: number;
  lines: number | null;
}
export type ReportProgress = (progress: Progress) => Promise<void>;
