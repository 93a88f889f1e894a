import { memberDraft, newMember } from '../../../schema/people/members.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Authentication } from '../../foundation/access/authentication.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { command, endpoints, get, post, put } from '../../foundation/endpoints/endpoints.ts';
import { allOrganizations, organizationsNamed, organizationsShape } from '../organization/store.ts';
import { endSessionsOf } from '../signIn/issuer/sessions.ts';
import { createMember } from './create.ts';
import { sendMemberLink, withdrawInvitation } from './invitation.ts';
import { listMembers, memberQuery, offeredAdvertisers, offeredQuery, organizationQuery } from './list.ts';
import { advertiserSummariesShape, memberPageShape, memberShape, savedMemberShape } from './shape.ts';
import { readMember, updateMember } from './store.ts';
import { unbindMember } from './unbind.ts';

interface Tools {
  config: PlatformConfig;
  database: Database;
  authentication: Authentication;
}

/** Accounts as their administrators see them: operator staff alone (ROLES-39). */
export const memberEndpoints = ({ config, database, authentication }: Tools) => {
  const { staffDomains } = config;
  return endpoints(
    { tag: 'members', access: { ability: 'createAccounts', staffOnly: true } },
    {
      listMembers: get('/api/members', {
        summary: 'All accounts, by name',
        query: memberQuery,
        answer: memberPageShape,
        run: ({ scope, query }) => listMembers(scope, query, staffDomains),
      }),
      readMember: get('/api/members/:id', {
        summary: 'One account with its assigned advertisers',
        answer: memberShape,
        run: ({ scope, id }) => readMember(scope, id, staffDomains),
      }),
      createMember: post('/api/members', {
        summary: 'Creates an account and invites its owner by mail',
        body: newMember,
        answer: memberShape,
        run: ({ scope, body }) => createMember(scope, body, config),
      }),
      updateMember: put('/api/members/:id', {
        summary:
          'Saves name, e-mail, status, roles and advertisers of an account; omitted fields keep their values',
        computed: ['invitation', 'identities'],
        body: memberDraft,
        answer: savedMemberShape,
        run: async ({ scope, id, version, body }) => {
          const change = { version, draft: body, staffDomains };
          const saved = await updateMember(scope, id, change);
          authentication.forget(saved.member.id);
          // A session that began before does not come back when the account is enabled again. Requests may not write sign-in data.
          if (body.status === 'disabled' && !scope.isDryRun) await endSessionsOf(database, saved.member.id);
          return saved;
        },
      }),
      sendMemberLink: command('/api/members/:id/send_link', {
        summary: 'Sends the invitation again, or the mail that confirms a changed address',
        answer: memberShape,
        run: ({ scope, id }) => sendMemberLink(scope, id, staffDomains),
      }),
      withdrawInvitation: command('/api/members/:id/withdraw_invitation', {
        summary: 'Withdraws an invitation; its link no longer works',
        answer: memberShape,
        run: ({ scope, id }) => withdrawInvitation(scope, id, staffDomains),
      }),
      unbindMember: command('/api/members/:id/unbind', {
        summary: 'Unlinks an account from the external issuer; the next verified sign-in links it again',
        answer: memberShape,
        run: async ({ scope, id }) => {
          const unbound = await unbindMember(scope, id, staffDomains);
          authentication.forget(unbound.id);
          return unbound;
        },
      }),
      listOrganizations: get('/api/organizations', {
        summary:
          'Organizations that an account or an advertiser can belong to; at most twenty-one when searched by name',
        // Users who create accounts or advertisers must state the owner.
        access: { ability: ['createAccounts', 'createAdvertisers'], staffOnly: true },
        query: organizationQuery,
        answer: organizationsShape,
        run: ({ scope, query: { search } }) =>
          scope.read(async (tx) => ({
            items: search === undefined ? await allOrganizations(tx) : await organizationsNamed(tx, search),
          })),
      }),
      listOfferedAdvertisers: get('/api/organizations/:id/advertisers', {
        summary: 'Advertisers that accounts of an organization can be assigned to, by name',
        query: offeredQuery,
        answer: advertiserSummariesShape,
        run: async ({ scope, id, query }) => ({ items: await offeredAdvertisers(scope, id, query.search) }),
      }),
    },
  );
};
