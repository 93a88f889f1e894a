import { sql } from 'drizzle-orm';
import type { ShownSituation } from '../../../recipient/filledView.ts';
import { recipientMail, recipientSms } from '../../../recipient/mails.ts';
import type { MessageView } from '../../../recipient/messageView.ts';
import type { WrittenTexts } from '../../../recipient/recipientWords.ts';
import { sampleMessage, sampleView } from '../../../recipient/samples/sampleView.ts';
import { readPhone } from '../../../schema/foundation/contacts/readPhone.ts';
import {
  isMessage,
  RECIPIENT_SCREENS,
  type ScreenName,
} from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Database, Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, json, nullable, objectOf, rowsOf, text } from '../../foundation/database/rows.ts';
import {
  forbidden,
  invalidField,
  notFound,
  Refusal,
  refused,
} from '../../foundation/http/refusals/refusal.ts';
import { countTry } from '../../people/interface.ts';
import type { PromotionJson } from '../promotions/shape.ts';
import { promotionById, requirePromotion } from '../promotions/store.ts';
import { queueMessage } from './messages.ts';
import type { ScreenTestJson } from './shape.ts';
import {
  asShownPromotion,
  asShownReward,
  SHOWN_REWARD_ROW,
  type ShownLook,
  shownLook,
  shownReward,
  writtenTexts,
} from './situation.ts';

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
  const { screen } = test;
  if (!isMessage(screen)) throw invalidField('screen', 'not_a_message');
  await scope.read((tx) => requirePromotion(tx, scope, id));
  // A dry run sends nothing and does not count toward the limit.
  const wait = scope.isDryRun ? 0 : await countTry(database, 'test', scope.accountId ?? '');
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait });
  return runChange({ scope }, async ({ tx }) => {
    const promotion = await promotionById(tx, scope, id);
    const situation = await situationOf(tx, promotion, { test, publicUrl: config.publicUrl });
    const message = sampleMessage(screen, sampleView(situation));
    const account = await receiverOf(tx, scope);
    const of = { accountId: account.id, advertiserId: promotion.client.id };
    if (RECIPIENT_SCREENS[screen].kind === 'sms') {
      if (account.phone === null) throw refused(scope, 'phone_number_missing');
      const to = readPhone(account.phone)?.number;
      if (to === undefined) throw refused(scope, 'phone_number_national');
      const from = promotion.sms_sender_name ?? config.smsFrom;
      await queueMessage(tx, { ...of, channel: 'sms', from, text: recipientSms(message) });
      return { channel: 'sms', to };
    }
    await queueMessage(tx, { ...of, ...mailOf(promotion, message) });
    return { channel: 'email', to: account.email };
  });
}

function mailOf({ email_sender_name: name, email_via: isVia }: PromotionJson, message: MessageView) {
  const sender = name === null ? null : { name, isVia };
  return { channel: 'email', locale: message.locale, sender, ...recipientMail(message) } as const;
}

async function receiverOf(tx: Queries, scope: Scope) {
  const [account] = await rowsOf(
    tx,
    { id: text, email: text, phone: nullable(text), proved: boolean },
    sql`select id::text as id, email, phone_number as phone, email_verified and accepted_at is not null as proved
      from accounts where id = ${scope.accountId}`,
  );
  if (!account) throw forbidden();
  if (!account.proved) throw refused(scope, 'email_not_confirmed');
  return account;
}

/** The facts of the promotion and one reward that the screen shows, read from the same sources as recipients' messages. */
async function situationOf(
  tx: Queries,
  { id, client }: PromotionJson,
  { test: { screen, locale, sku }, publicUrl }: { test: ScreenTest; publicUrl: string },
): Promise<ShownSituation> {
  const [row] = await rowsOf(
    tx,
    SITUATION_ROW,
    sql`select ${shownLook} as look, ${writtenTexts(sql`f.sku`, { screen, locale })} as written,
        case when f.sku is not null then (select to_jsonb(r) from (select ${shownReward(sql`s.face_value`, locale)}) r) end as reward
      from promotions m join advertisers a on a.id = m.advertiser_id
      left join lateral (select f.sku from promotion_rewards f where f.advertiser_id = m.advertiser_id and f.promotion_id = m.id
        and (${sku}::text is null or f.sku = ${sku}) order by f.status = 'disabled', f.position, f.sku limit 1) f on true
      left join skus s on s.sku = f.sku left join products q on q.id = s.product_id
      where m.advertiser_id = ${client.id} and m.id = ${id}`,
  );
  if (!row) throw notFound();
  if (sku !== null && !row.reward) throw invalidField('sku', 'unknown_reward');
  return {
    screen,
    locale,
    written: row.written,
    rewards: row.reward ? [asShownReward(row.reward, publicUrl)] : [],
    promotion: asShownPromotion(row.look, publicUrl),
  };
}

const SITUATION_ROW = {
  look: json<ShownLook>(),
  written: json<WrittenTexts>(),
  reward: nullable(objectOf(SHOWN_REWARD_ROW)),
};
