import { discountDraft } from '../../../schema/money/discounts.ts';
import { endpoints, file, get, put } from '../../foundation/endpoints/endpoints.ts';
import { discountFile, discountPageQuery, discountQuery, listDiscounts } from './list.ts';
import { discountPageShape, savedDiscountShape } from './shape.ts';
import { saveDiscount } from './store.ts';

/** An advertiser's discounts on products. Users who may change discounts also read them (ADV-24). */
export const discountEndpoints = endpoints(
  {
    tag: 'discounts',
    view: { ability: ['viewDiscounts', 'editDiscounts'] },
    edit: { ability: 'editDiscounts' },
  },
  {
    listDiscounts: get('/api/advertisers/:id/discounts', {
      summary: 'The discounts of an advertiser, by product',
      query: discountPageQuery,
      answer: discountPageShape,
      run: ({ scope, id, query }) => listDiscounts(scope, id, query),
    }),
    exportDiscounts: file('/api/advertisers/:id/discounts.csv', {
      summary: 'The discounts of an advertiser as a CSV file',
      query: discountQuery,
      run: ({ scope, id, query }) => discountFile(scope, id, query),
    }),
    saveDiscount: put('/api/advertisers/:id/discounts', {
      summary: 'Sets or changes a discount on a product; 0 deletes it. If-Match is 0 when there is none',
      body: discountDraft,
      answer: savedDiscountShape,
      run: ({ scope, id, version, body }) => saveDiscount(scope, id, { version, draft: body }),
    }),
  },
);
