import type { RecipientView } from '../../../recipient/view.ts';
import type { ScreenName } from '../../../schema/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/rules/promotionValues.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import type { Queries } from '../../database/connection.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { ProviderOf } from '../../providers/openProviders.ts';
import type { SmsSender } from '../../sms/smsSender.ts';

/** What redeems: the codes' keys and the providers. */
export interface SupplyTools {
  box: CodeBox;
  providers: ProviderOf;
}

/** What a recipient sees of one redemption on one screen; its code only where that was asked for, and written down before. */
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

/** What works batches: besides, what hands messages over. */
export interface EngineTools extends SupplyTools {
  viewOf: ViewOf;
  mailer: Mailer;
  sms: SmsSender;
  /** Where recipients reach their pages. */
  publicUrl: string;
  /** Domains whose people are operator staff: they see every advertiser. */
  staffDomains: readonly string[];
  /** The default sender of SMS, if a promotion names none. */
  smsFrom: string;
}
