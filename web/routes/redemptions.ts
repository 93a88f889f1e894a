import { digits, route } from './route.ts';

/** The redemption report; its address contains its filters (REDLIST-5 … REDLIST-11). */
export const redemptionsRoute = route({
  path: '/reports/redemptions',
  query: [
    ...(['search', 'id', 'order_id', 'batch_id', 'external_ref', 'company_name', 'reward_code'] as const),
    ...(['state', 'payment_types', 'with_testing', 'provider_tracking_code'] as const),
    ...(['name', 'email', 'phone_number'] as const),
    ...(['brand_skus', 'reward_source_ids', 'tag_ids', 'provider_ids', 'provider_payment_types'] as const),
    ...(['advertiser', 'promotion', 'product', 'reward', 'productCurrency', 'billing_currency'] as const),
    ...(['experience', 'io_number', 'typology_ids', 'service_category_ids', 'countries'] as const),
    ...(['reward_group_ids'] as const),
    ...(['activation_start', 'activation_end', 'redeemed_start', 'redeemed_end'] as const),
    ...(['refund_start', 'refund_end', 'order_by', 'order', 'page', 'paging'] as const),
  ],
  ability: 'viewRedemptions',
  menu: { group: 'redemptions', label: 'redemptions' },
});

/** One redemption; `from` names the previous screen: advertiser, promotion, otherwise the report (RED-11). */
export const redemptionRoute = route({
  path: '/reports/redemptions/:redemptionId',
  params: { redemptionId: digits },
  query: ['from'],
  ability: 'viewRedemptions',
});

/** The same details under the address of older links (ROUTE-41). */
export const redemptionAliasRoute = route({
  path: '/redemptions/:redemptionId',
  params: { redemptionId: digits },
  query: ['from'],
  ability: 'viewRedemptions',
});

export const redemptionCreateRoute = route({
  path: '/redemption/create',
  query: ['client_id', 'promotion_id', 'reward_sku'],
  ability: 'createRedemptions',
  menu: { group: 'redemptions', label: 'redemption_new' },
});
