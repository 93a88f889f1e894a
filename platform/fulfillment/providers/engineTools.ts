import type { RecipientView } from '../../../recipient/view.ts';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import type { SmsSender } from '../../foundation/sms/smsSender.ts';
import type { ProviderOf } from './openProviders.ts';

/** Dependencies of redeeming: the keys of codes and the providers. */
export interface SupplyTools {
  box: CodeBox;
  providers: ProviderOf;
}

/** The recipient's view of one redemption on one screen. It holds the code only on request, after the read was logged. */
export type ViewOf = (
  tx: Queries,
  of: {
    advertiserId: string;
    redemptionId: string;
    screen: ScreenName;
    locale: PromotionLocale;
    publicUrl: string;
    box: CodeBox;
    withCode: boolean;
  },
) => Promise<RecipientView>;

/** Dependencies of batch work: those of redeeming, and the senders of messages. */
export interface EngineTools extends SupplyTools {
  viewOf: ViewOf;
  mailer: Mailer;
  sms: SmsSender;
  /** The base address of recipients' pages. */
  publicUrl: string;
  /** E-mail domains of operator staff, who see every advertiser. */
  staffDomains: readonly string[];
  /** The default sender of SMS, if a promotion names none. */
  smsFrom: string;
}
