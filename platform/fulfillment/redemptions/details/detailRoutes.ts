import { z } from 'zod';
import {
  codeReading,
  newComment,
  newVoucher,
} from '../../../../schema/fulfillment/redemptions/redemptionDetails.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { command, endpoints, file, get, post } from '../../../foundation/endpoints/endpoints.ts';
import { pageQuery } from '../../../foundation/http/requests.ts';
import type { MediaStorage } from '../../../foundation/media/storage/storage.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { ownerOf } from '../lockJudged.ts';
import { explainMoney } from '../money/money.ts';
import { redemptionMoney } from '../money/moneyShape.ts';
import { annotate } from './annotate.ts';
import { readCodeData } from './codeData.ts';
import { readCodeInformation } from './codeInformation.ts';
import { codeData, codeInformation, voucherAnswer } from './codeShape.ts';
import { createVoucher } from './createVoucher.ts';
import { readEntry, readHistory } from './history.ts';
import { type HistoryEntryJson, historyEntry, historyPage } from './historyShape.ts';
import { openVoucher, ownVoucher } from './openVoucher.ts';

const ticket = z.strictObject({ ticket: z.string().min(1).max(100) });

interface DetailTools {
  database: Database;
  box: CodeBox;
  storage: MediaStorage;
}

/** Routes for the details of one redemption: history, comments, codes, voucher and money. */
export const redemptionDetailEndpoints = ({ tools }: { tools: DetailTools }) =>
  endpoints(
    {
      tag: 'redemptions',
      view: { ability: 'viewRedemptions' },
      edit: { ability: 'viewRewardCodeData' },
    },
    {
      listRedemptionHistory: get('/api/redemptions/:id/history', {
        summary: 'History of a redemption, newest first; comments for operator staff only',
        query: z.strictObject(pageQuery),
        answer: historyPage,
        run: ({ scope, id, query }) => readHistory(scope, id, query),
      }),
      commentRedemption: post('/api/redemptions/:id/comment', {
        summary: 'Adds a comment to a redemption, for operator staff',
        access: { ability: 'viewRedemptionComments', staffOnly: true },
        key: 'optional',
        body: newComment,
        answer: historyEntry,
        run: ({ scope, id, key, body: { content } }) => addComment(scope, id, { content, key }),
      }),
      readCodeData: command('/api/redemptions/:id/code_data', {
        summary: 'Reveals the codes of a redemption; the caller and the purpose are logged first',
        body: codeReading,
        answer: codeData,
        noStore: true,
        run: ({ scope, id, body: { reason }, log }) =>
          readCodeData(scope, { id, reason }, { box: tools.box, log }),
      }),
      readCodeInformation: get('/api/redemptions/:id/code_information', {
        summary: "Facts about a redemption's codes, without revealing them, and who has read them",
        access: { ability: 'viewRewardCodeInformations' },
        answer: codeInformation,
        run: ({ scope, id }) => readCodeInformation(scope, id, tools.database),
      }),
      createVoucher: post('/api/redemptions/:id/voucher', {
        summary: 'Prepares the PDF of a redemption, to be downloaded once within a minute',
        body: newVoucher,
        answer: voucherAnswer,
        run: ({ scope, id, body: { locale } }) => createVoucher(scope, { id, locale }, tools),
      }),
      readVoucher: file('/api/vouchers/:id/file', {
        summary: 'The voucher as a PDF; its ticket works once, and the access is logged first',
        access: { ability: 'viewRewardCodeData' },
        query: ticket,
        run: async ({ scope, id, query, log, reply }) => {
          const voucher = await ownVoucher(scope, id);
          reply
            .type('application/pdf')
            .header('content-disposition', `attachment; filename="voucher-${voucher.redemptionId}.pdf"`)
            .header('cache-control', 'no-store');
          if (reply.request.method === 'HEAD') return reply.send();
          return reply.send(await openVoucher(scope, voucher, { ...tools, log, ticket: query.ticket }));
        },
      }),
      explainRedemptionMoney: get('/api/redemptions/:id/money', {
        summary: "All postings of a redemption's money, and its current place",
        access: { ability: 'viewBudget' },
        answer: redemptionMoney,
        run: ({ scope, id }) => explainMoney(scope, id),
      }),
    },
  );

/** Adds a comment to a redemption and returns the entry. A repeated key adds nothing. @throws Refusal not_found */
async function addComment(
  scope: Scope,
  id: string,
  { content, key }: { content: string; key: string | undefined },
): Promise<HistoryEntryJson> {
  const advertiserId = (tx: Queries) => ownerOf(tx, scope, id);
  const keyed =
    key === undefined ? undefined : { key, body: { comment: content, redemptionId: id }, advertiserId };
  return runChange({ scope, keyed }, async ({ tx, about }) => {
    about({ noun: 'redemptions', nounId: id });
    const owner = await advertiserId(tx);
    const [eventId = ''] = await annotate(tx, scope, { advertiserId: owner, redemptionIds: [id], content });
    return readEntry(tx, { advertiserId: owner, id, eventId });
  });
}
