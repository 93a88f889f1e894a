import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signToken } from '../../../foundation/secrets/signedToken.ts';
import { openSentMails, type SentMails } from '../../../testing/sentMails.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { confirmationPath, readConfirmation } from './token.ts';

const RETAILER = { id: '2', email: 'retailer@retail.example' };
const NEW = 'retailer.new@retail.example';

let platform: TestPlatform;
let mails: SentMails;
beforeAll(async () => {
  platform = await startTestPlatform();
  mails = openSentMails(platform);
});
afterAll(async () => {
  mails.close();
  await platform.close();
});
beforeEach(async () => {
  await platform.database.db.execute(sql`delete from account_settings`);
  await platform.database.db.execute(sql`delete from jobs`);
  await platform.database.db.execute(
    sql`update accounts set email = login || case when id = 1 then '@guerdon.example' else '@retail.example' end,
      email_verified = true where id < 10`,
  );
  platform.app.authentication.forget('2');
});

const visit = (method: string, path: string, headers: Record<string, string> = {}) =>
  platform.call(null, method, path, { headers });
const settings = async () => (await platform.call('retailer', 'GET', '/api/accounts/me/settings')).body;
const turn = async (budget_alerts: 'on' | 'off') =>
  platform.call('retailer', 'PUT', '/api/accounts/me/settings', {
    body: { budget_alerts },
    version: Number((await settings()).version),
  });
const waiting = async () => (await settings()).subscriptions?.alert_severity_budget?.email;
const member = async (id = '2') => (await platform.call('operator', 'GET', `/api/members/${id}`)).body;
const moveTo = async (email: string, id = '2') =>
  platform.call('operator', 'PUT', `/api/members/${id}`, {
    body: { email },
    version: Number((await member(id)).version),
  });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the confirmation of budget alerts', () => {
  test('ACCT-10: turning them on sends a mail, whose link asks for a click, which ends the waiting', async () => {
    await turn('on');
    expect(await waiting()).toEqual({ status: 'on', state: 'pending' });
    const path = await mails.pathOf(RETAILER.email);
    const confirmPage = await visit('GET', path);
    expect(confirmPage.text).toContain('<form method="post"');
    expect(await waiting()).toMatchObject({ state: 'pending' }); // opening the link alone does nothing
    const confirmedPage = await visit('POST', path, FORM);
    expect(confirmedPage.status).toBe(200);
    expect(confirmedPage.text).toContain('Your budget alerts are confirmed');
    expect(await waiting()).toEqual({ status: 'on', state: 'confirmed' });
    await visit('POST', path);
    const events = await storedRows(
      platform.database.db,
      sql`select account_id, after from events where noun = 'account_settings' and action = 'confirmed'`,
    );
    expect(events).toEqual([{ account_id: '2', after: { budget_alerts_state: 'confirmed' } }]);
  });

  test('ACCT-10: a link for alerts that were turned off says so and changes nothing', async () => {
    await turn('on');
    await turn('off');
    const path = await confirmationPath(platform.database, 'budget_alerts', RETAILER);
    expect((await visit('POST', path, { 'accept-language': 'fr' })).text).toContain(
      'Les alertes de budget sont désactivées',
    );
    expect(await waiting()).toEqual({ status: 'off', state: 'pending' });
  });

  test('ACCT-10: a link that is forged, of another use, or too old confirms nothing', async () => {
    await turn('on');
    const good = await confirmationPath(platform.database, 'budget_alerts', RETAILER);
    const token = good.slice('/mail/confirm/'.length);
    const [text = '', mac = ''] = token.split('.');
    const facts = JSON.parse(Buffer.from(text, 'base64url').toString()) as (string | number)[];
    const later = Buffer.from(JSON.stringify([...facts.slice(0, 3), 9e15])).toString('base64url');
    const forged = [`${later}.${mac}`, `${text}.`, text, `${token}.x`, signToken('guessed', facts)];
    for (const wrong of forged) {
      const answer = await visit('POST', `/mail/confirm/${wrong}`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('This link no longer works');
    }
    expect(await readConfirmation(platform.database, token, Date.now() + 7 * 86_400_000 + 1000)).toBeNull();
    expect(await readConfirmation(platform.database, token)).toMatchObject({ accountId: '2' });
    expect(await waiting()).toMatchObject({ state: 'pending' });
  });

  test('ACCT-10: they wait again for an address that was changed; the link to the former one confirms nothing', async () => {
    await turn('on');
    const former = await mails.pathOf(RETAILER.email);
    await visit('POST', former, FORM);
    await moveTo(NEW);
    expect(await waiting()).toEqual({ status: 'on', state: 'pending' });
    expect((await visit('POST', former, FORM)).status).toBe(404);
    const confirmationMails = (await mails.arrived()).filter(({ to }) => to.address === NEW);
    expect(confirmationMails.map(({ subject }) => subject).sort()).toEqual([
      'Confirm your budget alerts',
      'Confirm your e-mail address',
    ]);
  });
});

describe('the confirmation of a changed address', () => {
  test('A6: an account whose address staff changed is operator staff once its owner proved the new one, and not before', async () => {
    await platform.database.db.execute(
      sql`update accounts set email = 'second@guerdon.example', roles = '{superadmin,platform_admin}' where id = 2`,
    );
    platform.app.authentication.forget('2');
    const isStaff = async () => (await platform.call('retailer', 'GET', '/api/viewer')).body.is_staff;
    expect(await isStaff()).toBe(true);
    expect((await moveTo('third@guerdon.example')).body.member).toMatchObject({
      email: 'third@guerdon.example',
      email_verified: false,
      is_staff: false,
    });
    expect(await isStaff()).toBe(false);
    const path = await mails.pathOf('third@guerdon.example');
    const confirmPage = await visit('GET', path);
    expect(confirmPage.text).toContain('third@guerdon.example becomes the address of your account');
    expect(await isStaff()).toBe(false);
    expect((await visit('POST', path, FORM)).text).toContain('Your e-mail address is confirmed');
    expect(await isStaff()).toBe(true);
    expect((await visit('POST', path, FORM)).status).toBe(200); // a second click changes nothing
    const events = await storedRows(
      platform.database.db,
      sql`select account_id from events where noun_id = '2' and action = 'email_confirmed'`,
    );
    expect(events).toEqual([{ account_id: '2' }]);
    await platform.database.db.execute(sql`update accounts set roles = '{admin}' where id = 2`);
  });

  test('the former address is told, and gets no other mail; an unproved one gets only what proves it', async () => {
    await moveTo(NEW);
    const [asking, telling] = await mails
      .arrived()
      .then((all) => [
        all.find(({ to }) => to.address === NEW),
        all.find(({ to }) => to.address === RETAILER.email),
      ]);
    expect(asking?.subject).toBe('Confirm your e-mail address');
    expect(telling?.subject).toBe('Your account has another e-mail address');
    expect(telling?.action?.url).not.toContain('/mail/');
    await platform.database.db.execute(sql`insert into jobs (kind, payload)
      values ('mail', '{"id":"00000000-0000-4000-8000-000000000000","accountId":"2","template":"password_changed","params":{}}')`);
    expect(await mails.arrived()).toEqual([]);
  });

  test('changed twice, only the link to the last address confirms it', async () => {
    await moveTo(NEW);
    const first = await mails.pathOf(NEW);
    await moveTo('again@retail.example');
    const second = await mails.pathOf('again@retail.example');
    expect((await visit('POST', first, FORM)).status).toBe(404);
    expect(await member()).toMatchObject({ email: 'again@retail.example', email_verified: false });
    expect((await visit('POST', second, FORM)).status).toBe(200);
    expect(await member()).toMatchObject({ email_verified: true });
  });

  test('who signs in by an e-mail signs in by the proved one from then on', async () => {
    await platform.database.db.execute(sql`update accounts set login = ${RETAILER.email} where id = 2`);
    await moveTo(NEW);
    expect(await member()).toMatchObject({ login: RETAILER.email });
    await visit('POST', await mails.pathOf(NEW), FORM);
    expect(await member()).toMatchObject({ login: NEW });
    await platform.database.db.execute(sql`update accounts set login = 'retailer' where id = 2`);
  });

  test('the mail can be sent again, and not once the address is proved', async () => {
    const again = () => platform.call('operator', 'POST', '/api/members/2/send_link');
    expect((await again()).body).toMatchObject({ status: 409, error_name: 'nothing_to_prove' });
    await moveTo(NEW);
    await mails.arrived();
    expect((await again()).body).toMatchObject({ email_verified: false });
    expect((await visit('POST', await mails.pathOf(NEW), FORM)).status).toBe(200);
  });

  test('a form of another site confirms nothing', async () => {
    await moveTo(NEW);
    const path = await mails.pathOf(NEW);
    for (const origin of ['https://evil.example', 'null'])
      expect((await visit('POST', path, { ...FORM, origin })).status).toBe(400);
    expect(await member()).toMatchObject({ email_verified: false });
  });
});
