import { sql } from 'drizzle-orm';
import { nullable, rowsOf, text } from '../foundation/database/rows.ts';
import { openSentMails, type SentMails } from './sentMails.ts';
import { type Answer, type Json, startTestPlatform, type TestPlatform } from './testPlatform.ts';

/** A password that is taken. */
export const PASSWORD = 'four words of a poem';

/** A platform whose mails are read and whose links are opened, for tests of invitations and forgotten passwords. */
export interface TestLinks extends TestPlatform {
  mails: SentMails;
  /** Opens a page as anybody. */
  open(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Posts a form as a browser would. */
  post(path: string, form: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  /** Posts the page behind a link. */
  setPassword(path: string, password?: string, repeated?: string): Promise<Answer>;
  /** Makes a member as the operator; where its invitation leads. */
  invited(email?: string): Promise<{ id: string; email: string; path: string }>;
  /** A member as operator staff see it. */
  member(id: string): Promise<Json>;
  passwordHash(login: string): Promise<string | null>;
  /** No link, no mail, no wait; accounts made by the harness as they were. */
  reset(): Promise<void>;
}

/** What a browser sends when a person follows a link or sends a form. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** What a page says is wrong. */
export const alertOf = ({ text }: Answer): string | undefined =>
  /role="alert".*?<p>(.*?)<\/p>/s.exec(text)?.[1];

/** Starts one. */
export async function startTestLinks(): Promise<TestLinks> {
  const platform = await startTestPlatform({ LOG_LEVEL: 'debug' });
  const { call, database } = platform;
  const mails = openSentMails(platform);
  let count = 0;
  const post: TestLinks['post'] = (path, form, headers = {}) =>
    call(null, 'POST', path, {
      body: new URLSearchParams(form).toString(),
      headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return {
    ...platform,
    mails,
    open: (path, headers = {}) => call(null, 'GET', path, { headers: { ...BROWSER, ...headers } }),
    post,
    setPassword: (path, password = PASSWORD, repeated = password) => post(path, { password, repeated }),
    async invited(email = `person${++count}@retail.example`) {
      const { body } = await call('operator', 'POST', '/api/members', {
        body: {
          name: 'Grace',
          email,
          organization_id: '1',
          locale: 'en',
          timezone: 'UTC',
          roles: ['user'],
          advertiser_ids: ['1'],
        },
      });
      return { id: String(body.id), email, path: await mails.pathOf(email) };
    },
    member: async (id) => (await call('operator', 'GET', `/api/members/${id}`)).body,
    async passwordHash(login) {
      const [row] = await rowsOf(
        database.db,
        { password_hash: nullable(text) },
        sql`select password_hash from accounts where login = ${login}`,
      );
      return row?.password_hash ?? null;
    },
    async reset() {
      for (const table of ['account_links', 'jobs', 'sign_in_failures'])
        await database.db.execute(sql`delete from ${sql.identifier(table)}`);
      await database.db.execute(
        sql`update accounts set password_hash = null, password_version = 0, email_verified = true, status = 'enabled' where id < 100`,
      );
    },
    async close() {
      mails.close();
      await platform.close();
    },
  };
}
