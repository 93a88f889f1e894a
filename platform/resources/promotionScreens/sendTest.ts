import { sql } from 'drizzle-orm';
import { recipientMail, recipientSms } from '../../../recipient/mails.ts';
import { type SampleSituation, type ShownReward, sampleView } from '../../../recipient/sampleView.ts';
import type { RecipientView } from '../../../recipient/view.ts';
import { internationalNumber } from '../../../schema/internationalNumber.ts';
import { formatMinor } from '../../../schema/money.ts';
import { RECIPIENT_SCREENS, type ScreenName } from '../../../schema/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/rules/promotionValues.ts';
import type { Scope } from '../../access/scope.ts';
import { runChange } from '../../changes/runChange.ts';
import type { PlatformConfig } from '../../config.ts';
import { type Database, type Queries, rowsOf } from '../../database/connection.ts';
import { forbidden, invalidField, Refusal, refused } from '../../http/refusal.ts';
import { countTry } from '../../oidc/delays.ts';
import type { PromotionJson } from '../promotions/shape.ts';
import { promotionById, requirePromotion } from '../promotions/store.ts';
import { queueMessage } from './messages.ts';
import type { ScreenTestJson } from './shape.ts';
import { screensWhere } from './store.ts';

/** A test of a screen: in which language, and of which reward; the first one where none is named. */
export interface ScreenTest {
  screen: ScreenName;
  locale: PromotionLocale;
  sku: string | null;
}

type TestConfig = Pick<PlatformConfig, 'publicUrl' | 'smsFrom'>;

/**
 * Sends a mail or an SMS of a promotion, as it is saved, to the caller: what the preview shows of a made-up recipient.
 * @throws Refusal screen: not_a_message, sku: unknown_reward, phone_number_missing, phone_number_national, email_not_confirmed; too_many_requests
 * after twenty tests in a row: an SMS costs money
 */
export async function testScreen(
  scope: Scope,
  id: string,
  { test, config, database }: { test: ScreenTest; config: TestConfig; database: Database },
): Promise<ScreenTestJson> {
  const { kind } = RECIPIENT_SCREENS[test.screen];
  if (kind !== 'mail' && kind !== 'sms') throw invalidField('screen', 'not_a_message');
  await scope.read((tx) => requirePromotion(tx, scope, id));
  const wait = await countTry(database, 'test', scope.accountId ?? '');
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait });
  return runChange({ scope }, async ({ tx }) => {
    const promotion = await promotionById(tx, scope, id);
    const view = sampleView(await situationOf(tx, promotion, { test, publicUrl: config.publicUrl }));
    const account = await receiverOf(tx, scope);
    const of = { accountId: account.id, advertiserId: promotion.client.id };
    if (kind === 'sms') {
      if (account.phone === null) throw refused(scope, 'phone_number_missing');
      const to = internationalNumber(account.phone);
      if (to === null) throw refused(scope, 'phone_number_national');
      const from = promotion.sms_sender_name ?? config.smsFrom;
      await queueMessage(tx, { ...of, channel: 'sms', from, text: recipientSms(view) });
      return { channel: 'sms', to };
    }
    await queueMessage(tx, { ...of, ...mailOf(promotion, view) });
    return { channel: 'email', to: account.email };
  });
}

function mailOf({ email_sender_name: name, email_via: isVia }: PromotionJson, view: RecipientView) {
  const sender = name === null ? null : { name, isVia };
  return { channel: 'email', locale: view.locale, sender, ...recipientMail(view) } as const;
}

async function receiverOf(tx: Queries, scope: Scope) {
  const [account] = await rowsOf<{ id: string; email: string; phone: string | null; proved: boolean }>(
    tx,
    sql`select id::text as id, email, phone_number as phone, email_verified and accepted_at is not null as proved
      from accounts where id = ${scope.accountId}`,
  );
  if (!account) throw forbidden();
  if (!account.proved) throw refused(scope, 'email_not_confirmed');
  return account;
}

async function situationOf(
  tx: Queries,
  promotion: PromotionJson,
  { test: { screen, locale, sku }, publicUrl }: { test: ScreenTest; publicUrl: string },
): Promise<SampleSituation> {
  const { medias, flow_settings: flow } = promotion;
  const reward = await rewardOf(tx, promotion.id, sku);
  if (sku !== null && !reward) throw invalidField('sku', 'unknown_reward');
  const screens = await screensWhere(
    tx,
    sql`t.advertiser_id = ${promotion.client.id} and (t.promotion_id = ${promotion.id} or t.promotion_id is null)
      and (t.sku is null or t.sku = ${reward?.sku ?? ''}) and t.screen = ${screen} and t.locale = ${locale}`,
  );
  const saidBy = (level: 'reward' | 'promotion' | 'advertiser') =>
    screens.find((one) => one.level === level)?.texts;
  const absolute = (picture: { url: string } | null) => picture && publicUrl + picture.url;
  return {
    ...{ screen, locale, rewards: reward ? [reward] : [] },
    written: {
      ...{ reward: saidBy('reward'), promotion: saidBy('promotion'), advertiser: saidBy('advertiser') },
    },
    promotion: {
      name: promotion.name,
      advertiserName: promotion.client.name,
      theme: flow?.redemption_flow_theme ?? 'alesia',
      colors: promotion.colors,
      logoUrl: absolute(medias.logo),
      backgroundUrl: absolute(medias.background),
      footerLinks: flow?.footer_links ?? [],
      enableContactSupport: flow?.enable_contact_support ?? false,
      displayCode: flow?.display_code ?? true,
      multipleRewards: flow?.multiple_rewards ?? false,
      endDatetime: promotion.end_datetime,
    },
  };
}

async function rewardOf(tx: Queries, promotionId: string, sku: string | null): Promise<ShownReward | null> {
  const [row] = await rowsOf<{ sku: string; name: string; value: string; currency: string }>(
    tx,
    sql`select f.sku, s.name, s.face_value::text as value, s.currency from promotion_rewards f join skus s on s.sku = f.sku
      where f.promotion_id = ${promotionId} and (${sku}::text is null or f.sku = ${sku})
      order by f.status = 'disabled', f.position, f.sku limit 1`,
  );
  if (!row) return null;
  const faceValue = { amount: formatMinor(BigInt(row.value), row.currency), currency: row.currency };
  return { sku: row.sku, name: row.name, faceValue, imageUrl: null };
}
