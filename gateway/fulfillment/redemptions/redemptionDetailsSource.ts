import type { RestClient } from '../../foundation/rest/client.ts';
import { pageQuery } from '../../foundation/rest/paging.ts';
import type {
  AddRedemptionCommentInput,
  CreateVoucherInput,
  PageInput,
  RevealRedemptionCodesInput,
} from '../../sdl/types.generated.ts';

/** The only file that knows the paths below one redemption, `/vouchers` and `/users`. */
export function redemptionDetailSource(rest: RestClient) {
  return {
    history: (id: string, page: PageInput | null | undefined) =>
      rest.call('GET /api/redemptions/{id}/history', { path: { id }, query: pageQuery(page) }),
    codeInformation: (id: string) =>
      rest.call('GET /api/redemptions/{id}/code_information', { path: { id } }),
    money: (id: string) => rest.call('GET /api/redemptions/{id}/money', { path: { id } }),
    user: (id: string) => rest.call('GET /api/users/{id}', { path: { id } }),
    comment: ({ redemptionId, content, idempotencyKey, dryRun }: AddRedemptionCommentInput) =>
      rest.call('POST /api/redemptions/{id}/comment', {
        path: { id: redemptionId },
        dryRun,
        body: { content },
        ...(idempotencyKey == null ? {} : { idempotencyKey }),
      }),
    reveal: ({ redemptionId, reason, dryRun }: RevealRedemptionCodesInput) =>
      rest.call('POST /api/redemptions/{id}/code_data', {
        path: { id: redemptionId },
        dryRun,
        body: { reason },
      }),
    createVoucher: ({ redemptionId, locale, dryRun }: CreateVoucherInput) =>
      rest.call('POST /api/redemptions/{id}/voucher', {
        path: { id: redemptionId },
        dryRun,
        body: { locale: locale as 'en' },
      }),
  };
}
