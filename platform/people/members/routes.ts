import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberDraft, newMember } from '../../../schema/people/members.ts';
import type { PlatformConfig } from '../../config.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idParams, ifMatch } from '../../foundation/http/requests.ts';
import { allOrganizations, organizationsNamed, organizationsShape } from '../organization/store.ts';
import { endSessionsOf } from '../signIn/issuer/sessions.ts';
import { createMember } from './create.ts';
import { sendMemberLink, withdrawInvitation } from './invitation.ts';
import { listMembers, memberQuery, offeredAdvertisers, offeredQuery, organizationQuery } from './list.ts';
import { advertiserSummariesShape, memberPageShape, memberShape, savedMemberShape } from './shape.ts';
import { readMember, updateMember } from './store.ts';
import { unbindMember } from './unbind.ts';

const config = { ability: 'createAccounts', staffOnly: true } as const;
const tags = ['members'];

/** Accounts as their administrators see them: operator staff alone (ROLES-39). */
export const memberRoutes: FastifyPluginAsyncZod<{ config: PlatformConfig; database: Database }> = async (
  app,
  parts,
) => {
  const { staffDomains } = parts.config;

  app.get(
    '/api/members',
    {
      config,
      schema: {
        operationId: 'listMembers',
        summary: 'All accounts, by name',
        tags,
        querystring: memberQuery,
        response: { 200: memberPageShape },
      },
    },
    ({ scope, query }) => listMembers(scope, query, staffDomains),
  );

  app.get(
    '/api/members/:id',
    {
      config,
      schema: {
        operationId: 'readMember',
        summary: 'One account with its assigned advertisers',
        tags,
        params: idParams,
        response: { 200: memberShape },
      },
    },
    ({ scope, params }) => readMember(scope, params.id, staffDomains),
  );

  app.post(
    '/api/members',
    {
      config,
      schema: {
        operationId: 'createMember',
        summary: 'Creates an account and invites its owner by mail',
        tags,
        querystring: dryRunQuery,
        body: snakeCased(newMember),
        response: { 201: memberShape },
      },
    },
    async ({ scope, body }, reply) => reply.code(201).send(await createMember(scope, body, parts.config)),
  );

  app.put(
    '/api/members/:id',
    {
      config: {
        ...config,
        repeatedKeys: { computed: ['invitation', 'identities'] },
      },
      schema: {
        operationId: 'updateMember',
        summary:
          'Saves name, e-mail, status, roles and advertisers of an account; omitted fields keep their values',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(memberDraft),
        response: { 200: savedMemberShape },
      },
    },
    async ({ scope, params, headers, body }) => {
      const change = { version: headers['if-match'], draft: body, staffDomains };
      const saved = await updateMember(scope, params.id, change);
      app.authentication.forget(saved.member.id);
      // A session that began before does not come back when the account is enabled again. Requests may not write sign-in data.
      if (body.status === 'disabled' && !scope.isDryRun) await endSessionsOf(parts.database, saved.member.id);
      return saved;
    },
  );

  app.post(
    '/api/members/:id/send_link',
    {
      config,
      schema: {
        operationId: 'sendMemberLink',
        summary: 'Sends the invitation again, or the mail that confirms a changed address',
        tags,
        params: idParams,
        querystring: dryRunQuery,
        response: { 200: memberShape },
      },
    },
    ({ scope, params }) => sendMemberLink(scope, params.id, staffDomains),
  );

  app.post(
    '/api/members/:id/withdraw_invitation',
    {
      config,
      schema: {
        operationId: 'withdrawInvitation',
        summary: 'Withdraws an invitation; its link no longer works',
        tags,
        params: idParams,
        querystring: dryRunQuery,
        response: { 200: memberShape },
      },
    },
    ({ scope, params }) => withdrawInvitation(scope, params.id, staffDomains),
  );

  app.post(
    '/api/members/:id/unbind',
    {
      config,
      schema: {
        operationId: 'unbindMember',
        summary: 'Unlinks an account from the external issuer; the next verified sign-in links it again',
        tags,
        params: idParams,
        querystring: dryRunQuery,
        response: { 200: memberShape },
      },
    },
    async ({ scope, params }) => {
      const unbound = await unbindMember(scope, params.id, staffDomains);
      app.authentication.forget(unbound.id);
      return unbound;
    },
  );

  app.get(
    '/api/organizations',
    {
      // Users who create accounts or advertisers must state the owner.
      config: { ability: ['createAccounts', 'createAdvertisers'], staffOnly: true },
      schema: {
        operationId: 'listOrganizations',
        summary:
          'Organizations that an account or an advertiser can belong to; at most twenty-one when searched by name',
        tags,
        querystring: organizationQuery,
        response: { 200: organizationsShape },
      },
    },
    ({ scope, query: { search } }) =>
      scope.read(async (tx) => ({
        items: search === undefined ? await allOrganizations(tx) : await organizationsNamed(tx, search),
      })),
  );

  app.get(
    '/api/organizations/:id/advertisers',
    {
      config,
      schema: {
        operationId: 'listOfferedAdvertisers',
        summary: 'Advertisers that accounts of an organization can be assigned to, by name',
        tags,
        params: idParams,
        querystring: offeredQuery,
        response: { 200: advertiserSummariesShape },
      },
    },
    async ({ scope, params, query }) => ({ items: await offeredAdvertisers(scope, params.id, query.search) }),
  );
};
