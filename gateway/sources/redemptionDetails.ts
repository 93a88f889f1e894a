import type { RestClient } from '../rest/client.ts';
import { pageQuery } from '../rest/paging.ts';
import type {
  AddRedemptionCommentInput,
  CreateVoucherInput,
  PageInput,
  RevealRedemptionCodesInput,
} from '../sdl/types.generated.ts';

/** The only file that knows what is asked below one redemption, `/vouchers` and `/users`. */
export function redemptionDetailSource(rest: RestClient) {
  return {
    history: (id: string, page: PageInput | null | undefined) =>
      rest.call('GET /api/redemptions/{id}/history', { path: { id }, query: pageQuery(page) }),
    codeInformation: (id: string) =>
      rest.call('GET /api/redemptions/{id}/code_information', { path: { id } }),
    money: (id: string) => rest.call('GET /api/redemptions/{id}/money', { path: { id } }),
    user: (id: string) => rest.call('GET /api/users/{id}', { path: { id } }),
    comment: ({ redemptionId, content, idempotencyKey }: AddRedemptionCommentInput) =>
      rest.call('POST /api/redemptions/{id}/comment', {
        ...{ path: { id: redemptionId }, body: { content } },
        ...(idempotencyKey == null ? {} : { idempotencyKey }),
      }),
    reveal: ({ redemptionId, reason }: RevealRedemptionCodesInput) =>
      rest.call('POST /api/redemptions/{id}/code_data', { path: { id: redemptionId }, body: { reason } }),
    createVoucher: ({ redemptionId, locale }: CreateVoucherInput) =>
      rest.call('POST /api/redemptions/{id}/voucher', {
        path: { id: redemptionId },
        body: { locale: locale as 'en' },
      }),
  };
}
