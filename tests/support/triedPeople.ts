import { sql } from 'drizzle-orm';
import { mailSubject } from '../../platform/foundation/mail/words/words.ts';
import { SERVICE_PATH, serviceDraft } from '../../platform/testing/serviceAccounts.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import type { AllocationWorld } from './allocationWorld.ts';
import { caseTools, type TriedCases } from './caseTools.ts';

const SECRET = { client_secret: 'TRY-3', client_id: 'drawn by lot', hint: 'of the secret' };

/** What is done about members, service accounts, views and scheduled reports. */
export function triedPeople(world: AllocationWorld): TriedCases {
  const { next, by, staff, retailer, rows, create } = caseTools(world);
  const member = () =>
    staff('POST', '/api/members', {
      name: 'Grace',
      email: `grace${next()}@retail.example`,
      organization_id: '1',
      locale: 'en',
      timezone: 'UTC',
      roles: ['user'],
      advertiser_ids: ['1'],
    });
  const invited = mailSubject('invitation', {}, 'en');
  const invitedTo = async (verb: string) => {
    const { id, email } = await create(member());
    return { ...staff('POST', `/api/members/${id}/${verb}`), mails: [`${email}: ${invited}`] };
  };
  const view = (name = next()) =>
    retailer('POST', '/api/saved_views', { screen: 'redemptions', name, query: '' });
  const schedule = async (name = next()) => {
    const when = { cadence: 'daily', time: '08:00', timezone: 'UTC' };
    return retailer('POST', '/api/report_schedules', {
      saved_view_id: (await create(view(name))).id,
      ...when,
    });
  };
  const scheduled = async (method: string, path = '') => {
    const { id, version } = await create(await schedule());
    const change = retailer(method, `/api/report_schedules/${id}${path}`);
    return path ? change : { ...change, version: Number(version) };
  };
  const service = () => staff('POST', SERVICE_PATH, serviceDraft({ name: next() }));
  const served = async (method: string, path: (one: Json) => string, body?: object) => {
    const one = (await create(service())).service_account as Json;
    const request = staff(method, `${SERVICE_PATH}/${one.id}${path(one)}`, body);
    return { ...request, version: Number(one.version) };
  };

  return {
    createMember: {
      'somebody new': async () => {
        const request = member();
        const { email } = request.body as { email: string };
        return { ...request, mails: [`${email}: ${invited}`] };
      },
    },
    updateMember: {
      'another address': async () => {
        const { id, version } = await create(member());
        await rows(
          sql`update accounts set password_hash = 'x', accepted_at = now(), email_verified = true where id = ${id}`,
        );
        const email = `moved${next()}@retail.example`;
        const { email: former } = (await world.call('operator', 'GET', `/api/members/${id}`)).body;
        return {
          ...staff('PUT', `/api/members/${id}`, { email }),
          version: Number(version),
          mails: [
            `${email}: ${mailSubject('email_confirmation', {}, 'en')}`,
            `${former}: ${mailSubject('email_changed', {}, 'en')}`,
          ],
        };
      },
    },
    updateAccountSettings: {
      budget_alerts: async () => {
        const url = '/api/accounts/me/settings';
        const { version } = (await world.call('shop', 'GET', url)).body;
        return {
          ...by('shop')('PUT', url, { budget_alerts: 'on' }),
          version: Number(version),
          mails: [`shop@retail.example: ${mailSubject('budget_alerts_confirmation', {}, 'en')}`],
        };
      },
    },
    sendMemberLink: {
      'the invitation again': () => invitedTo('send_link'),
    },
    withdrawInvitation: {
      'an invitation': async () => ({ ...(await invitedTo('withdraw_invitation')), mails: [] }),
    },
    unbindMember: {
      'who signs in elsewhere': async () => {
        await rows(
          sql`insert into account_identities (account_id, issuer, subject) values (3, 'https://id.example', 'shop')`,
        );
        return staff('POST', '/api/members/3/unbind');
      },
    },
    createSavedView: { 'a view': async () => view() },
    deleteSavedView: {
      'a view': async () => {
        const { id, version } = await create(view());
        return { ...retailer('DELETE', `/api/saved_views/${id}`), version: Number(version) };
      },
    },
    updateSavedView: {
      'its name': async () => {
        const { id, version } = await create(view());
        return {
          ...retailer('PUT', `/api/saved_views/${id}`, { name: next() }),
          version: Number(version),
        };
      },
    },
    setDefaultView: {
      'a view': async () =>
        retailer('PUT', '/api/default_views/redemptions', { view_id: (await create(view())).id }),
    },
    createServiceAccount: { 'a service account': async () => ({ ...service(), unlike: SECRET }) },
    updateServiceAccount: { 'its name': () => served('PUT', () => '', { name: 'Another' }) },
    endServiceAccount: { 'a service account': () => served('DELETE', () => '') },
    rotateServiceAccountSecret: {
      'a secret': async () => ({
        ...(await served('POST', () => '/rotate', { old_secret_hours: 1 })),
        unlike: SECRET,
      }),
    },
    endServiceAccountSecret: {
      'a secret': () =>
        served('DELETE', ({ secrets }) => `/secrets/${(secrets as unknown as Json[])[0]?.id}`),
    },
    createReportSchedule: { 'a schedule': () => schedule() },
    updateReportSchedule: {
      'another hour': async () => ({
        ...(await scheduled('PUT')),
        body: { cadence: 'daily', time: '09:00', timezone: 'UTC' },
      }),
    },
    leaveReportSchedule: {
      'a colleague': async () => {
        const viewName = `View ${next()}`;
        const { body, ...request } = await schedule(viewName);
        const { id } = await create({ ...request, body: { ...body, recipient_ids: ['11'] } });
        const left = mailSubject('report_left', { view: viewName, person: 'Colleague' }, 'en');
        return {
          ...by('colleague')('POST', `/api/received_reports/${id}/leave`),
          mails: [`retailer@retail.example: ${left}`],
        };
      },
    },
    deleteReportSchedule: { 'a schedule': () => scheduled('DELETE') },
    sendReportSchedule: {
      'a report': async () => {
        const view = `View ${next()}`;
        const { id } = await create(await schedule(view));
        const ready = mailSubject(
          'report_ready',
          { fileId: '', view, rows: '', format: 'CSV' } as never,
          'en',
        );
        return {
          ...retailer('POST', `/api/report_schedules/${id}/send`),
          mails: [`retailer@retail.example: ${ready}`],
        };
      },
    },
  };
}
