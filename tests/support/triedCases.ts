import { sql } from 'drizzle-orm';
import { mailSubject } from '../../platform/foundation/mail/words/words.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { dispatchRequests } from '../money/dispatchRequests.ts';
import { type AllocationWorld, committed, REWARDS } from './allocationWorld.ts';
import { caseTools, type TriedCase, type TriedCases } from './caseTools.ts';
import type { TriedRequest } from './comparedTry.ts';
import { triedCatalogue } from './triedCatalogue.ts';
import { triedPeople } from './triedPeople.ts';
import type { Twin } from './twins.ts';

const DRAWN = { version: 'of a draft: drawn from a sequence, of which a try takes as well' };
/** BATCH-18: the end of the work is mailed to its requester; such a batch exists only in the REST API. */
const COMPLETION_MAILS = ['retailer@retail.example: Batch … of Links is done'];
const URLS = {
  url_signed: 'of the new number',
  upload_url: 'signed for the new number',
  url: 'of the new number',
  link: 'TRY-3',
  ticket: 'TRY-3',
};

/** What is created, deleted or ordered, by its operation; `editables` has what is saved. Everything is of advertiser 1 and of the `retailer`. */
export function triedCases(world: AllocationWorld, of: Twin): TriedCases {
  const { next, by, staff, retailer, rows, create } = caseTools(world);
  const quota = () =>
    retailer('POST', '/api/advertisers/1/redemptions_quotas', {
      sku: REWARDS.third,
      nb_redemptions_allowed: 9,
    });
  const screened = `/api/promotions/${of.promotion}/screens`;
  const draft = '/api/advertisers/1/promotion_draft';
  const redemption = `/api/redemptions/${of.redemption}`;
  const advertiser = async () =>
    String((await world.call('operator', 'GET', '/api/advertisers/1')).body.name);
  /** A redemption given to a recipient by the promotion's own screens. */
  const giveRedemption = async (email = `given${next()}@customers.example`): Promise<string> => {
    const url = `/api/promotions/${(await create(promotion())).id}/rewards/${REWARDS.fine}/redemptions`;
    const { redemption: one } = await create(
      retailer('POST', url, { order_id: `cases-${next()}`, user: { email } }),
    );
    return String(one?.id);
  };
  const promotion = () =>
    retailer('POST', '/api/advertisers/1/promotions', {
      name: 'Cases',
      ui_id: `cases-${next()}`,
      experience: { id: '1' },
      rewards: [{ sku: REWARDS.fine }],
      activation_notification_channels: ['email'],
    });

  const orders = Object.fromEntries(
    dispatchRequests({ world: () => world, newKey: () => `order-${next()}` }),
  );
  const ordered =
    (operation: string, more: Partial<TriedRequest> = {}): TriedCase =>
    async () => {
      const request = await orders[operation]?.();
      if (!request) throw new Error(operation);
      const { another: _another, other: _other, ...shared } = request;
      return { ...shared, ...more };
    };

  return {
    ...triedPeople(world),
    ...triedCatalogue(world),
    createBatch: { links: ordered('createBatch', { costs: 'the batch tells its charge' }) },
    redeemBatch: { links: ordered('redeemBatch', { mails: COMPLETION_MAILS }) },
    sendBatchActivationNotifications: {
      links: ordered('sendBatchActivationNotifications', { mails: COMPLETION_MAILS }),
    },
    sendBatchRedemptionNotifications: {
      links: ordered('sendBatchRedemptionNotifications', { mails: COMPLETION_MAILS }),
    },
    createAdvertiser: {
      'an advertiser': async () =>
        staff('POST', '/api/accounts', {
          name: 'New',
          invoice_type: 'prepayment',
          locale: 'en',
          debit_pending: false,
          allow_committed_allocation: false,
        }),
    },
    decideAllocationRequests: {
      'two at once': async () => {
        const requests = [];
        for (const amount of [1, 2]) {
          const { request } = (await world.ask(committed(amount, '10'))).body;
          requests.push({ id: String(request?.id), version: 1 });
        }
        return {
          ...by('second')('POST', '/api/allocation_requests/decide', { decision: 'approve', requests }),
          costs: 'its budgets tell the sums, advertiser by advertiser',
        };
      },
    },
    retryJob: {
      'a dead one': async () => {
        const [job] = await rows<{ id: string }>(sql`insert into jobs (kind, payload, state, advertiser_id)
          values ('budgetAlert', '{"advertiserId": "1"}', 'dead', 1) returning id::text as id`);
        return staff('POST', `/api/jobs/${job?.id}/retry`);
      },
    },
    savePromotionRewardStatus: {
      'a pause': async () => {
        const { id } = await create(promotion());
        const { items } = (await world.call('retailer', 'GET', `/api/promotions/${id}/rewards`)).body;
        const [offer] = items as unknown as Json[];
        return retailer('PUT', `/api/promotions/${id}/rewards/${offer?.offer_id}/status`, {
          status: 'paused',
        });
      },
    },
    savePromotionDraft: {
      'its page': async () => {
        const { version } = (await world.call('retailer', 'GET', draft)).body;
        return {
          ...retailer('PUT', draft, { page: 'settings' }),
          version: Number(version ?? 0),
          unlike: DRAWN,
        };
      },
    },
    createPromotion: { 'a promotion': async () => promotion() },
    deleteCredential: {
      'a key': async () => {
        const { credential } = await create(
          retailer('POST', '/api/advertisers/1/credentials', { name: `Key ${next()}` }),
        );
        return retailer('DELETE', `/api/credentials/${credential?.id}`);
      },
    },
    deletePromotionDraft: {
      'a draft': async () => {
        const { version } = (await world.call('retailer', 'GET', draft)).body;
        const saved = await create({
          ...retailer('PUT', draft, { page: 'reward' }),
          version: Number(version ?? 0),
        });
        return { ...retailer('DELETE', draft), version: Number(saved.version) };
      },
    },
    duplicatePromotion: {
      'a promotion': async () => ({
        ...retailer('POST', `/api/promotions/${(await create(promotion())).id}/duplicate`, { replace: true }),
        unlike: DRAWN,
      }),
    },
    testPromotionScreen: {
      'to oneself': async () => ({
        ...retailer('POST', `${screened}/email_delivery/test`, { locale: 'en' }),
        mails: [`retailer@retail.example: Everyday 10 from ${await advertiser()}`],
      }),
    },
    createExtract: {
      links: async () => {
        const { dispatch } = await create(await ordered('createDispatch')());
        await create(retailer('POST', `/api/dispatches/${dispatch?.id}/release`));
        const url = `/api/dispatches/${dispatch?.id}/extracts`;
        return { ...retailer('POST', url, { kind: 'links', reason: 'Asked by phone' }), unlike: URLS };
      },
    },
    setRedemptionUser: {
      'who has none': async () => {
        const url = `/api/promotions/${(await create(promotion())).id}/rewards/${REWARDS.fine}/redemptions`;
        const { redemption: one } = await create(retailer('POST', url, { order_id: `cases-${next()}` }));
        const body = { email: `user${next()}@x.example` };
        return {
          ...retailer('PUT', `/api/redemptions/${one?.id}/user`, body),
          version: Number(one?.version ?? 1),
        };
      },
    },
    commentRedemption: {
      'a comment': async () => staff('POST', `${redemption}/comment`, { content: 'Called back' }),
    },
    createBulkAction: {
      comments: async () =>
        staff('POST', '/api/redemptions/bulk', {
          action: 'add_comment',
          data: { comment: 'All' },
          redemption_list: [await giveRedemption()],
        }),
    },
    stopBulkAction: {
      'one that is worked': async () => {
        const [bulk] = await rows<{ id: string }>(sql`insert into bulk_actions
          (account_id, caller, key, request_hash, action, data, state, total)
          values (1, 'account:1', ${next()}, '\\x00', 'add_comment', '{}', 'working', 1) returning id::text as id`);
        return staff('POST', `/api/redemptions/bulk/${bulk?.id}/stop`);
      },
    },
    cancelDispatchRequest: {
      'a dry run that is worked on': async () => {
        const [request] = await rows<{ id: string }>(sql`insert into dispatch_requests
          (advertiser_id, promotion_id, kind, is_dry_run, caller, account_id, locale, key, body_hash, lines)
          select advertiser_id, id, 'download_links', true, 'account:1', 1, 'en', ${next()}, '', 2000 from promotions limit 1
          returning id::text as id`);
        return staff('POST', `/api/dispatch_requests/${request?.id}/cancel`);
      },
    },
    createRedemptionExport: {
      'a file': async () => ({
        ...retailer('POST', '/api/redemptions/exports', { format: 'csv' }),
        mails: [
          `retailer@retail.example: ${mailSubject('redemption_export_ready', { exportId: '', rows: '', format: 'CSV' }, 'en')}`,
        ],
      }),
    },
    createRedemptionsQuota: { 'a quota': async () => quota() },
    deleteRedemptionsQuota: {
      'a quota': async () => {
        const body = { sku: REWARDS.stock, nb_redemptions_allowed: 9 };
        const newQuota = await create(retailer('POST', '/api/advertisers/1/redemptions_quotas', body));
        const url = `/api/advertisers/1/redemptions_quotas/${newQuota.redemptions_quota_id}`;
        return { ...retailer('DELETE', url), version: Number(newQuota.version) };
      },
    },
    createUpload: {
      'a picture': async () => ({
        ...retailer('POST', '/api/media', {
          purpose: 'advertiser_avatar',
          content_type: 'image/png',
          size: 9,
        }),
        unlike: URLS,
      }),
    },
    resendDelivery: {
      'a link': async () => {
        const email = `told${next()}@customers.example`;
        const id = await giveRedemption(email);
        await rows(sql`update redemptions set state = 'pending' where id = ${id}`);
        const body = { event: 'activation', notification_channels: ['email'] };
        return {
          ...retailer('POST', `/api/redemptions/${id}/notifications`, body),
          unlike: { id: 'drawn by lot' },
          mails: [`${email}: Your reward from ${await advertiser()}`],
        };
      },
    },
  };
}
