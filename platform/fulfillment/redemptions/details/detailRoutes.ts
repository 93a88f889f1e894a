import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  codeReading,
  newComment,
  newVoucher,
} from '../../../../schema/fulfillment/redemptions/redemptionDetails.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { snakeCased } from '../../../foundation/http/casing.ts';
import { idParams, maybeKeyed, pageQuery } from '../../../foundation/http/requests.ts';
import type { MediaStorage } from '../../../foundation/media/storage/storage.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { explainMoney } from '../../redemptionMoney/money.ts';
import { redemptionMoney } from '../../redemptionMoney/moneyShape.ts';
import { ownerOf } from '../commands/lockJudged.ts';
import { annotate } from './annotate.ts';
import { readCodeData } from './codeData.ts';
import { readCodeInformation } from './codeInformation.ts';
import { codeData, codeInformation, voucherAnswer } from './codeShape.ts';
import { createVoucher } from './createVoucher.ts';
import { readEntry, readHistory } from './history.ts';
import { type HistoryEntryJson, historyEntry, historyPage } from './historyShape.ts';
import { openVoucher, ownVoucher } from './openVoucher.ts';

const tags = ['redemptions'];
const params = idParams;
const ticket = z.strictObject({ ticket: z.string().min(1).max(100) });

interface DetailTools {
  database: Database;
  box: CodeBox;
  storage: MediaStorage;
}

/** Routes for the details of one redemption: history, comments, codes, voucher and money. */
export const redemptionDetailRoutes: FastifyPluginAsyncZod<{ tools: DetailTools }> = async (
  app,
  { tools },
) => {
  app.get(
    '/api/redemptions/:id/history',
    {
      config: { ability: 'viewRedemptions' },
      schema: {
        operationId: 'listRedemptionHistory',
        summary: 'History of a redemption, newest first; comments for operator staff only',
        tags,
        params,
        querystring: z.strictObject(pageQuery),
        response: { 200: historyPage },
      },
    },
    ({ scope, params: { id }, query }) => readHistory(scope, id, query),
  );

  app.post(
    '/api/redemptions/:id/comment',
    {
      config: { ability: 'viewRedemptionComments', staffOnly: true },
      schema: {
        operationId: 'commentRedemption',
        summary: 'Adds a comment to a redemption, for operator staff',
        tags,
        params,
        headers: maybeKeyed,
        querystring: dryRunQuery,
        body: snakeCased(newComment),
        response: { 201: historyEntry },
      },
    },
    async ({ scope, params: { id }, headers, body: { content } }, reply) =>
      reply.code(201).send(await addComment(scope, id, { content, key: headers['idempotency-key'] })),
  );

  app.post(
    '/api/redemptions/:id/code_data',
    {
      config: { ability: 'viewRewardCodeData' },
      schema: {
        operationId: 'readCodeData',
        summary: 'Reveals the codes of a redemption; the caller and the purpose are logged first',
        tags,
        params,
        querystring: dryRunQuery,
        body: snakeCased(codeReading),
        response: { 200: codeData },
      },
    },
    async ({ scope, params: { id }, body: { reason }, log }, reply) => {
      const codes = await readCodeData(scope, { id, reason }, { box: tools.box, log });
      return reply.header('cache-control', 'no-store').send(codes);
    },
  );

  app.get(
    '/api/redemptions/:id/code_information',
    {
      config: { ability: 'viewRewardCodeInformations' },
      schema: {
        operationId: 'readCodeInformation',
        summary: "Facts about a redemption's codes, without revealing them, and who has read them",
        tags,
        params,
        response: { 200: codeInformation },
      },
    },
    ({ scope, params: { id } }) => readCodeInformation(scope, id, tools.database),
  );

  app.post(
    '/api/redemptions/:id/voucher',
    {
      config: { ability: 'viewRewardCodeData' },
      schema: {
        operationId: 'createVoucher',
        summary: 'Prepares the PDF of a redemption, to be downloaded once within a minute',
        tags,
        params,
        querystring: dryRunQuery,
        body: snakeCased(newVoucher),
        response: { 201: voucherAnswer },
      },
    },
    async ({ scope, params: { id }, body: { locale } }, reply) =>
      reply.code(201).send(await createVoucher(scope, { id, locale }, tools)),
  );

  app.get(
    '/api/vouchers/:id/file',
    {
      config: { ability: 'viewRewardCodeData' },
      schema: {
        operationId: 'readVoucher',
        summary: 'The voucher as a PDF; its ticket works once, and the access is logged first',
        tags,
        params,
        querystring: ticket,
      },
    },
    async ({ scope, params: { id }, query, log, method }, reply) => {
      const voucher = await ownVoucher(scope, id);
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="voucher-${voucher.redemptionId}.pdf"`)
        .header('cache-control', 'no-store');
      if (method === 'HEAD') return reply.send();
      return reply.send(await openVoucher(scope, voucher, { ...tools, log, ticket: query.ticket }));
    },
  );

  app.get(
    '/api/redemptions/:id/money',
    {
      config: { ability: 'viewBudget' },
      schema: {
        operationId: 'explainRedemptionMoney',
        summary: "All postings of a redemption's money, and its current place",
        tags,
        params,
        response: { 200: redemptionMoney },
      },
    },
    ({ scope, params: { id } }) => explainMoney(scope, id),
  );
};

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
