import type { RecipientProvider } from '../../../schema/dispatchKinds.ts';
import { emailUid, isEmail } from '../../../schema/emailAddress.ts';
import { phoneRule } from '../../../schema/phoneNumbers.ts';
import { readPhone } from '../../../schema/readPhone.ts';
import { judgeCodes } from '../../../schema/rules/codesFile.ts';
import type { NewBatch } from '../../../schema/rules/dispatches.ts';
import { judgeFaceValue } from '../../../schema/rules/faceValue.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { readLines } from '../../../schema/textFile.ts';
import type { Scope } from '../../access/scope.ts';
import type { Change } from '../../changes/change.ts';
import { runChange } from '../../changes/runChange.ts';
import type { Queries } from '../../database/connection.ts';
import { invalid, invalidField } from '../../http/refusal.ts';
import { acceptDispatch } from './accept.ts';
import { MOST_BROKEN_ROWS } from './claims.ts';
import type { DispatchLine, NewRecipient } from './contract.ts';
import type { DispatchTools } from './create.ts';
import { channelOf, checkRunning, type PromotionFacts, promotionFacts } from './facts.ts';
import { readBatch, setNotifications } from './followUps.ts';
import { withFreshSources } from './lateSources.ts';
import { withCopies, withPictures } from './linePictures.ts';
import { freshOrderId } from './orderIds.ts';
import { releaseDispatch } from './release.ts';
import { type OfferedReward, offeredRewards } from './sources.ts';

/** A batch as a program asks for it: of one SKU of one promotion (BATCH-2). */
export interface BatchRequest {
  promotionId: string;
  sku: string;
  body: NewBatch;
  key: string;
}

/**
 * Makes a batch whose steps are asked for one by one (BATCH-1 … BATCH-7): its money, stock, quota and order IDs are reserved at once, and nothing
 * is done before its first follow-up, unless its order IDs are printed ones. At most once a key.
 * @throws Refusal as `acceptDispatch`, and users_data, order_ids, all_batch_total_value and value (`judgeFaceValue`) by field
 */
export async function createBatch(
  scope: Scope,
  { promotionId, sku, body, key }: BatchRequest,
  tools: DispatchTools,
): ReturnType<typeof readBatch> {
  const keyed = {
    key,
    body: { createBatch: body, promotionId, sku },
    advertiserId: async (tx: Queries) =>
      (await promotionFacts(tx, scope, { promotionId, isLocked: false })).advertiserId,
  };
  const orderIds = await orderIdsOf(scope, body, tools);
  const accept = async (change: Change) => {
    const { tx } = change;
    const promotion = await promotionFacts(tx, scope, { promotionId, isLocked: false });
    // Order IDs that are printed work at once: that is what activating codes is (BATCH-19).
    const kind = body.usage === 'redemptions_activation' ? 'activate_codes' : 'follow_ups';
    checkRunning(scope, promotion, kind);
    const reward = (await offeredRewards(tx, promotionId, [sku])).get(sku);
    if (!reward) throw invalidField('sku', 'unknown_reward');
    const { advertiserId } = promotion;
    const lines = await withCopies(tx, {
      advertiserId,
      lines: linesOf(body, { promotion, reward, orderIds: orderIds ?? null }),
      fieldOf: (line) => `users_data.raw.${line - 1}`,
    });
    const accepted = await acceptDispatch(
      change,
      {
        ...{ advertiserId, promotionId, kind, usage: body.usage, lines },
        options: {
          ...{
            undoSeconds: 0,
            releaseAt: null,
            reminderDays: [],
            includePdf: false,
            testing: false,
            expectedTotal: null,
          },
          minimalExpiration: body.rewardCodesMinimalExpirationDatetime,
        },
        ...{ orderPrefix: null, contentHash: null, fileName: null },
      },
      tools,
    );
    const [outcome] = accepted.outcomes;
    const id = outcome?.batchId;
    if (!id) throw new Error('the batch was not written');
    await setNotifications(tx, { advertiserId, id }, body.notifications);
    // There is no undo window: it goes out at its first follow-up.
    await releaseDispatch(tx, scope, { advertiserId, dispatchId: accepted.dispatchId, isNow: true });
    return readBatch(tx, scope, id);
  };
  return withPictures(scope, tools.pictures, () =>
    withFreshSources(() => runChange({ scope, keyed }, accept)),
  );
}

/** Order IDs that a batch brings, in the request or in an upload of the caller's; null where it brings none. */
async function orderIdsOf(
  scope: Scope,
  { orderIds, amount }: NewBatch,
  { files }: DispatchTools,
): Promise<string[] | null> {
  if (orderIds === null) return null;
  if (orderIds.type === 'raw') return orderIds.raw;
  const id = uploadOf(orderIds.signedUrl);
  const bytes = id === null ? undefined : (await files.read(scope, [id], 'codes')).get(id);
  const lines = bytes && readLines(bytes);
  if (!lines || 'problem' in lines) throw invalidField('order_ids.signed_url', 'unknown_media');
  const { codes, issues } = judgeCodes(lines, amount);
  if (issues.length > 0)
    throw invalid(
      issues.slice(0, MOST_BROKEN_ROWS).map(({ line, rule, limit }) => ({
        field: line === null ? 'order_ids.signed_url' : `order_ids.${line}`,
        rule,
        ...(limit === undefined ? {} : { limit }),
      })),
    );
  return codes;
}

/** The upload that an address of ours is of: the signed part of a slot begins with the media's id. */
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

interface Facts {
  promotion: PromotionFacts;
  reward: OfferedReward;
  orderIds: string[] | null;
}

function linesOf(body: NewBatch, { promotion, reward, orderIds }: Facts): DispatchLine[] {
  const errors: FieldError[] = [];
  const users = body.usersData?.raw ?? null;
  if (users && users.length !== body.amount)
    errors.push({ field: 'users_data.raw', rule: 'as_many_as_amount', limit: String(body.amount) });
  if (orderIds && orderIds.length !== body.amount)
    errors.push({ field: 'order_ids.raw', rule: 'as_many_as_amount', limit: String(body.amount) });
  if (body.usage === 'redemptions_activation' && !orderIds)
    errors.push({ field: 'order_ids', rule: 'required' });
  for (const at of repeated(orderIds ?? []))
    errors.push({ field: `order_ids.raw.${at}`, rule: 'order_id_duplicate' });
  const judged = judgeFaceValue(body.value, reward);
  if ('rule' in judged) errors.push({ field: 'value', ...judged });
  const value = 'rule' in judged ? 0n : judged.minor;
  const total = value * BigInt(body.amount);
  if (!('rule' in judged) && body.allBatchTotalValue !== null && BigInt(body.allBatchTotalValue) !== total)
    errors.push({ field: 'all_batch_total_value', rule: 'total_differs', limit: String(total) });
  const recipients = (users ?? []).map((user, at) =>
    recipientOf(user, `users_data.raw.${at}`, { promotion, errors }),
  );
  if (errors.length > 0) throw invalid(errors.slice(0, MOST_BROKEN_ROWS));
  return Array.from({ length: body.amount }, (_, at): DispatchLine => {
    const user = users?.[at];
    return {
      ...{ line: at + 1, sku: reward.sku, value, currency: reward.currency },
      orderId: orderIds?.[at] ?? freshOrderId(),
      externalRef: user?.externalRef ?? null,
      companyName: user?.companyName ?? null,
      recipient: recipients[at] ?? null,
      customImage: user?.customImage ?? null,
      message: user?.message ?? null,
      entryCode: null,
    };
  });
}

/** Places of texts that stand in a list before. */
function repeated(texts: readonly string[]): number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, at) => {
    const isAgain = seen.has(text);
    seen.add(text);
    return isAgain ? [at] : [];
  });
}

type User = NonNullable<NewBatch['usersData']>['raw'][number];

/** Known by the account that the program names, else by the e-mail, else by the phone number. */
function recipientOf(
  user: User,
  field: string,
  { promotion, errors }: { promotion: PromotionFacts; errors: FieldError[] },
): NewRecipient | null {
  const { account, email, phoneNumber, firstName, lastName } = user;
  const phone = phoneNumber === null ? null : (readPhone(phoneNumber)?.number ?? null);
  const isForSms = channelOf(promotion, 'follow_ups') === 'sms';
  const broken = phoneNumber === null ? null : phoneRule(phoneNumber, { readPhone, isForSms });
  if (email !== null && !isEmail(email)) errors.push({ field: `${field}.email`, rule: 'email_format' });
  if (broken !== null) errors.push({ field: `${field}.phone_number`, rule: broken });
  const known: [RecipientProvider, string | null][] = [
    ['account', account],
    ['email', email === null ? null : emailUid(email)],
    ['mobile', phone === null ? null : phone.slice(1)],
  ];
  const found = known.find(([, uid]) => uid !== null && uid !== '');
  if (!found?.[1]) {
    errors.push({ field, rule: 'address_required' });
    return null;
  }
  return {
    ...{ provider: found[0], uid: found[1], firstName, lastName, locale: promotion.locale },
    email: email === null ? null : emailUid(email),
    phoneNumber: phone,
  };
}
