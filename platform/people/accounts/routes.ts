import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountChange, accountDraft, accountSettingsDraft } from '../../../schema/people/accounts.ts';
import { defaultViewDraft } from '../../../schema/people/savedViewRules.ts';
import { SAVED_VIEW_SCREENS } from '../../../schema/people/savedViews.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { contactPhone } from '../../foundation/http/contactPhone.ts';
import { ifMatch } from '../../foundation/http/requests.ts';
import { readSettings, updateSettings } from './settings.ts';
import { accountSettingsShape, accountShape } from './shape.ts';
import { readAccount, updateAccount } from './store.ts';
import { openWithView, readViewer, viewerShape } from './viewer.ts';

const params = z.strictObject({ id: z.string().regex(/^(me|\d{1,18})$/) });
const tags = ['accounts'];

const accountBody = snakeCased(
  accountChange.extend({
    phoneNumber: contactPhone(accountDraft.shape.phoneNumber, 'account_page_phone_warning').optional(),
  }),
);

/** The caller, accounts and their settings. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/viewer',
    {
      config: { ability: 'signedIn', peopleOnly: 'not_for_keys' },
      schema: { operationId: 'readViewer', summary: 'The caller', tags, response: { 200: viewerShape } },
    },
    ({ scope }) => readViewer(scope),
  );

  app.put(
    '/api/default_views/:screen',
    {
      config: { ability: 'editAccounts', peopleOnly: 'not_for_keys' },
      schema: {
        operationId: 'setDefaultView',
        summary: "Sets the caller's default view of a screen; null for none. Answers the caller",
        tags: ['saved views'],
        params: z.strictObject({ screen: z.enum(SAVED_VIEW_SCREENS) }),
        querystring: dryRunQuery,
        body: snakeCased(defaultViewDraft),
        response: { 200: viewerShape },
      },
    },
    ({ scope, params, body }) => openWithView(scope, params.screen, body.viewId),
  );

  app.get(
    '/api/accounts/:id',
    {
      config: { ability: 'viewAccount' },
      schema: {
        operationId: 'readAccount',
        summary: "The caller's own account, by id or `me`; other accounts need createAccounts",
        tags,
        params,
        response: { 200: accountShape },
      },
    },
    ({ scope, params: { id } }) => readAccount(scope, id),
  );

  app.put(
    '/api/accounts/:id',
    {
      config: { ability: 'editAccounts', repeatedKeys: { computed: ['timezones', 'locales'] } },
      schema: {
        operationId: 'updateAccount',
        summary: "Saves the caller's own profile and report settings; omitted fields keep their values",
        tags,
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: accountBody,
        response: { 200: accountShape },
      },
    },
    async ({ scope, params: { id }, headers, body }) => {
      const saved = await updateAccount(scope, id, { version: headers['if-match'], draft: body });
      app.authentication.forget(saved.id);
      return saved;
    },
  );

  app.get(
    '/api/accounts/:id/settings',
    {
      config: { ability: 'viewAccount' },
      schema: {
        operationId: 'readAccountSettings',
        summary: "The caller's own notification settings",
        tags,
        params,
        response: { 200: accountSettingsShape },
      },
    },
    ({ scope, params: { id } }) => readSettings(scope, id),
  );

  app.put(
    '/api/accounts/:id/settings',
    {
      config: { ability: 'editAccounts' },
      schema: {
        operationId: 'updateAccountSettings',
        summary: "Saves the caller's own notification settings; omitted fields keep their values",
        tags,
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(accountSettingsDraft.partial()),
        response: { 200: accountSettingsShape },
      },
    },
    ({ scope, params: { id }, headers, body }) =>
      updateSettings(scope, id, { version: headers['if-match'], draft: body }),
  );
};
