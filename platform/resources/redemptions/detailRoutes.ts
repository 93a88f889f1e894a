import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { codeReading, newComment, newVoucher } from '../../../schema/rules/redemptionDetails.ts';
import { dryRunQuery } from '../../changes/dryRun.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import type { Database } from '../../database/connection.ts';
import { snakeCased } from '../../http/casing.ts';
import { idParams, maybeKeyed, pageQuery } from '../../http/requests.ts';
import type { MediaStorage } from '../../media/storage.ts';
import { readCodeData } from './codeData.ts';
import { readCodeInformation } from './codeInformation.ts';
import { codeData, codeInformation, voucherAnswer } from './codeShape.ts';
import { addComment } from './comment.ts';
import { createVoucher } from './createVoucher.ts';
import { readHistory } from './history.ts';
import { historyEntry, historyPage } from './historyShape.ts';
import { explainMoney } from './money.ts';
import { redemptionMoney } from './moneyShape.ts';
import { openVoucher, ownVoucher } from './openVoucher.ts';

const tags = ['redemptions'];
const params = idParams;
const ticket = z.strictObject({ ticket: z.string().min(1).max(100) });

interface DetailTools {
  database: Database;
  box: CodeBox;
  storage: MediaStorage;
}

/** What belongs to one redemption: its history and comments, its codes, its voucher, its money. */
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
        summary: 'What happened to a redemption, the newest first; comments for operator staff alone',
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
        summary: 'The codes of a redemption in clear; who reads them and why is written down first',
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
        summary: 'What is known of the codes of a redemption without opening them, and who has read them',
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
        summary: 'Makes the PDF of a redemption ready to be fetched once, within a minute',
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
        summary: 'The voucher as a PDF; its ticket opens it once, and that it is read is written down first',
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
        summary: 'Which postings moved the money of a redemption, and where it is now',
        tags,
        params,
        response: { 200: redemptionMoney },
      },
    },
    ({ scope, params: { id } }) => explainMoney(scope, id),
  );
};
