import { z } from 'zod';
import { accountChange, accountDraft, accountSettingsDraft } from '../../../schema/people/accounts.ts';
import { defaultViewDraft } from '../../../schema/people/savedViewRules.ts';
import { SAVED_VIEW_SCREENS } from '../../../schema/people/savedViews.ts';
import type { Authentication } from '../../foundation/access/authentication.ts';
import { endpoints, get, put } from '../../foundation/endpoints/endpoints.ts';
import { contactPhone } from '../../foundation/http/contactPhone.ts';
import { readSettings, updateSettings } from './settings.ts';
import { accountSettingsShape, accountShape } from './shape.ts';
import { readAccount, updateAccount } from './store.ts';
import { openWithView, readViewer, viewerShape } from './viewer.ts';

const accountBody = accountChange.extend({
  phoneNumber: contactPhone(accountDraft.shape.phoneNumber, 'account_page_phone_warning').optional(),
});

/** The caller, accounts and their settings. */
export const accountEndpoints = ({ authentication }: { authentication: Authentication }) =>
  endpoints(
    {
      tag: 'accounts',
      view: { ability: 'viewAccount' },
      edit: { ability: 'editAccounts' },
      params: { id: z.string().regex(/^(me|\d{1,18})$/) },
    },
    {
      readViewer: get('/api/viewer', {
        summary: 'The caller',
        access: { ability: 'signedIn', peopleOnly: 'not_for_keys' },
        answer: viewerShape,
        run: ({ scope }) => readViewer(scope),
      }),
      setDefaultView: put('/api/default_views/:screen', {
        summary: "Sets the caller's default view of a screen; null for none. Answers the caller",
        tag: 'saved views',
        access: { ability: 'editAccounts', peopleOnly: 'not_for_keys' },
        params: { screen: z.enum(SAVED_VIEW_SCREENS) },
        versioned: false,
        body: defaultViewDraft,
        answer: viewerShape,
        run: ({ scope, screen, body }) => openWithView(scope, screen, body.viewId),
      }),
      readAccount: get('/api/accounts/:id', {
        summary: "The caller's own account, by id or `me`; other accounts need createAccounts",
        answer: accountShape,
        run: ({ scope, id }) => readAccount(scope, id),
      }),
      updateAccount: put('/api/accounts/:id', {
        summary: "Saves the caller's own profile and report settings; omitted fields keep their values",
        computed: ['timezones', 'locales'],
        body: accountBody,
        answer: accountShape,
        run: async ({ scope, id, version, body }) => {
          const saved = await updateAccount(scope, id, { version, draft: body });
          authentication.forget(saved.id);
          return saved;
        },
      }),
      readAccountSettings: get('/api/accounts/:id/settings', {
        summary: "The caller's own notification settings",
        answer: accountSettingsShape,
        run: ({ scope, id }) => readSettings(scope, id),
      }),
      updateAccountSettings: put('/api/accounts/:id/settings', {
        summary: "Saves the caller's own notification settings; omitted fields keep their values",
        body: accountSettingsDraft.partial(),
        answer: accountSettingsShape,
        run: ({ scope, id, version, body }) => updateSettings(scope, id, { version, draft: body }),
      }),
    },
  );
