import { emailIssue, emailUid } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { phoneRule, rememberingPhones } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import type { Slices } from '../../../../schema/foundation/process/slices.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { codeCountIssues, readCodesFile } from '../../../../schema/fulfillment/codesFile.ts';
import type { NewBatch } from '../../../../schema/fulfillment/dispatches.ts';
import type { RecipientProvider } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { judgeFaceValue } from '../../../../schema/money/faceValue.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { invalid, invalidField } from '../../../foundation/http/refusals/refusal.ts';
import { pauseBetween } from '../../../foundation/memory/pauseBetween.ts';
import type { DispatchLine, NewRecipient } from '../contract.ts';
import type { DispatchTools } from '../create.ts';
import { channelOf, type PromotionFacts } from '../facts.ts';
import { MAX_BROKEN_ROWS } from './checks/claims.ts';
import { freshOrderId } from './checks/orderIds.ts';
import { fileProblem } from './fileProblem.ts';
import type { OfferedReward } from './sources.ts';

/** Lines per slice; the process answers other requests between slices. */
const SLICE_LINES = 200;

/** Order IDs that a batch brings, in the request or in an upload of the caller's; null where it brings none. */
export async function batchOrderIds(
  scope: Scope,
  { orderIds, amount }: NewBatch,
  { files }: Pick<DispatchTools, 'files'>,
): Promise<string[] | null> {
  if (orderIds === null) return null;
  if (orderIds.type === 'raw') return orderIds.raw;
  const id = uploadOf(orderIds.signedUrl);
  const bytes = id === null ? undefined : (await files.read(scope, [id], 'codes')).get(id);
  const field = 'order_ids.signed_url';
  if (!bytes) throw invalidField(field, 'unknown_media');
  const file = await pauseBetween(readCodesFile(bytes));
  if ('problem' in file) throw invalid([{ field, ...fileProblem(file) }]);
  const issues = codeCountIssues(file, amount);
  if (issues.length > 0)
    throw invalid(
      issues.slice(0, MAX_BROKEN_ROWS).map(({ line, rule, limit }) => ({
        field: line === null ? field : `order_ids.${line}`,
        rule,
        ...(limit === undefined ? {} : { limit }),
      })),
    );
  if (file.kind !== 'order_id') throw invalidField(field, 'file_not_of_order_ids', file.column ?? undefined);
  // The response of a batch has no place for warnings.
  const warning = file.warnings.find(({ rule }) => rule !== 'read_as_order_ids');
  if (warning?.rule === 'encoding_windows_1252') throw invalidField(field, 'file_encoding');
  if (warning) throw invalidField(field, warning.rule, warning.limit ?? undefined);
  return file.codes;
}

/** The media id in the address of an upload: the signed part of a slot begins with it. */
function uploadOf(address: string): string | null {
  const token = /\/media\/uploads\/([\w-]{1,300})\.[\w-]{43}$/.exec(address)?.[1];
  if (!token) return null;
  try {
    const [id] = JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown[];
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Judges a batch without reading its lines, so it is quick at any size. `value` is the face value in minor units, 0 if it is invalid. */
export function judgeBatch(
  body: NewBatch,
  reward: OfferedReward,
): { value: bigint; errors: readonly FieldError[] } {
  const errors: FieldError[] = [];
  const { amount, usersData, orderIds, allBatchTotalValue } = body;
  const limit = String(amount);
  if (usersData && usersData.raw.length !== amount)
    errors.push({ field: 'users_data.raw', rule: 'as_many_as_amount', limit });
  // Order IDs of an upload are counted when the file is read.
  if (orderIds?.type === 'raw' && orderIds.raw.length !== amount)
    errors.push({ field: 'order_ids.raw', rule: 'as_many_as_amount', limit });
  if (body.usage === 'redemptions_activation' && !orderIds)
    errors.push({ field: 'order_ids', rule: 'required' });
  const judged = judgeFaceValue(body.value, reward);
  if ('rule' in judged) return { value: 0n, errors: [...errors, { field: 'value', ...judged }] };
  const total = judged.minor * BigInt(amount);
  if (allBatchTotalValue !== null && BigInt(allBatchTotalValue) !== total)
    errors.push({ field: 'all_batch_total_value', rule: 'total_differs', limit: String(total) });
  return { value: judged.minor, errors };
}

interface BatchFacts {
  promotion: PromotionFacts;
  reward: OfferedReward;
  orderIds: readonly string[] | null;
}

/** The lines of a batch. @throws Refusal users_data, order_ids, all_batch_total_value and value by field */
export function* newBatchLines(
  body: NewBatch,
  { promotion, reward, orderIds }: BatchFacts,
): Slices<DispatchLine[]> {
  const { value, errors: broken } = judgeBatch(body, reward);
  const errors = [...broken];
  for (const at of duplicatePlaces(orderIds ?? []))
    errors.push({ field: `order_ids.raw.${at}`, rule: 'order_id_duplicate' });
  const users = body.usersData?.raw ?? [];
  const facts = { promotion, errors, readNumber: rememberingPhones(readPhone) };
  const recipients: (NewRecipient | null)[] = [];
  for (const user of users) {
    if (recipients.length % SLICE_LINES === 0) yield;
    recipients.push(recipientOf(user, `users_data.raw.${recipients.length}`, facts));
  }
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_BROKEN_ROWS));
  const lines: DispatchLine[] = [];
  for (let at = 0; at < body.amount; at += 1) {
    if (at % SLICE_LINES === 0) yield;
    const user = users[at];
    lines.push({
      line: at + 1,
      sku: reward.sku,
      value,
      currency: reward.currency,
      orderId: orderIds?.[at] ?? freshOrderId(),
      externalRef: user?.externalRef ?? null,
      companyName: user?.companyName ?? null,
      recipient: recipients[at] ?? null,
      customImage: user?.customImage ?? null,
      message: user?.message ?? null,
      entryCode: null,
    });
  }
  return lines;
}

/** Indexes of texts that occur earlier in the list. */
function duplicatePlaces(texts: readonly string[]): number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, at) => {
    const isAgain = seen.has(text);
    seen.add(text);
    return isAgain ? [at] : [];
  });
}

type User = NonNullable<NewBatch['usersData']>['raw'][number];

interface RecipientFacts {
  promotion: PromotionFacts;
  errors: FieldError[];
  readNumber: typeof readPhone;
}

/** A recipient is identified by the account in the request, else by the e-mail, else by the phone number. */
function recipientOf(
  user: User,
  field: string,
  { promotion, errors, readNumber }: RecipientFacts,
): NewRecipient | null {
  const { account, email, phoneNumber, firstName, lastName } = user;
  const phone = phoneNumber === null ? null : (readNumber(phoneNumber)?.number ?? null);
  const isForSms = channelOf(promotion, 'follow_ups') === 'sms';
  const broken = phoneNumber === null ? null : phoneRule(phoneNumber, { readPhone: readNumber, isForSms });
  const issue = email === null ? null : emailIssue(email);
  if (issue) errors.push({ field: `${field}.email`, ...issue });
  if (broken !== null) errors.push({ field: `${field}.phone_number`, rule: broken });
  const identities: [RecipientProvider, string | null][] = [
    ['account', account],
    ['email', email === null ? null : emailUid(email)],
    ['mobile', phone === null ? null : phone.slice(1)],
  ];
  const identity = identities.find(([, uid]) => uid !== null && uid !== '');
  if (!identity?.[1]) {
    errors.push({ field, rule: 'address_required' });
    return null;
  }
  return {
    provider: identity[0],
    uid: identity[1],
    firstName,
    lastName,
    locale: promotion.locale,
    email: email === null ? null : emailUid(email),
    phoneNumber: phone,
  };
}
