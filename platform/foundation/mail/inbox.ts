import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenEmail } from '../../../server/writtenEmail.ts';
import type { PlatformConfig } from '../../config.ts';
import { type KeptSms, keptSms } from '../sms/folderSms.ts';
import { type KeptMail, keptMail, mailNames } from './folder.ts';

/** Characters of a search; a longer one filters nothing, and the page says so. */
export const MAX_SEARCH = 200;

/** Messages of one page of the demo's inbox. */
const PAGE_ROWS = 50;

/** Files that are read at once. */
const READ_FILES = 100;

/** One page of the messages that the demo sent, the newest first. */
export interface Inbox {
  mails: KeptMail[];
  /** Messages that match. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  search: string;
  isSearchTooLong: boolean;
}

interface Entry {
  sentAt: number;
  read: () => Promise<KeptMail | null>;
}

/** Reads a page; with a search, all messages whose subject, receiver or text contains it. Without one, only the page's own files are read. */
export async function readInbox(
  config: Pick<PlatformConfig, 'mailFolder' | 'smsFolder'>,
  { search, page }: { search: string; page: number },
): Promise<Inbox> {
  const all = [...(await mailEntries(config.mailFolder)), ...(await smsEntries(config))].sort(
    (one, other) => other.sentAt - one.sentAt,
  );
  const isSearchTooLong = search.length > MAX_SEARCH;
  const term = isSearchTooLong ? '' : search.trim().toLowerCase();
  const matching = term === '' ? all : await matchingEntries(all, term);
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_ROWS));
  const currentPage = Math.min(Math.max(1, page), pages);
  const part = matching.slice((currentPage - 1) * PAGE_ROWS, currentPage * PAGE_ROWS);
  const mails = (await Promise.all(part.map(({ read }) => read()))).filter((mail) => mail !== null);
  return { mails, total: matching.length, page: currentPage, pages, search, isSearchTooLong };
}

async function mailEntries(folder: string): Promise<Entry[]> {
  const names = await mailNames(folder);
  return Promise.all(
    names.map(async (name) => ({
      sentAt: (await stat(join(folder, `${name}.json`))).mtimeMs,
      read: () => keptMail(folder, name),
    })),
  );
}

/** The demo's SMS, as the mail pages show them. */
export const sentSms = async ({ smsFolder }: Pick<PlatformConfig, 'smsFolder'>): Promise<KeptMail[]> =>
  (await keptSms(smsFolder)).map(asMail);

async function smsEntries(config: Pick<PlatformConfig, 'smsFolder'>): Promise<Entry[]> {
  return (await sentSms(config)).map((sms) => ({ sentAt: Date.parse(sms.sentAt), read: async () => sms }));
}

const asMail = ({ id, sentAt, from, to, text }: KeptSms): KeptMail => ({
  id,
  sentAt,
  locale: '',
  subject: `SMS · ${from}`,
  paragraphs: [text],
  action: null,
  to: { name: to.name, address: to.number },
});

async function matchingEntries(all: readonly Entry[], term: string): Promise<Entry[]> {
  const matching: Entry[] = [];
  for (let n = 0; n < all.length; n += READ_FILES) {
    const mails = await Promise.all(
      all.slice(n, n + READ_FILES).map(({ sentAt, read }) => read().then((mail) => ({ sentAt, mail }))),
    );
    for (const { sentAt, mail } of mails)
      if (mail && textIn(mail).includes(term)) matching.push({ sentAt, read: async () => mail });
  }
  return matching;
}

const textIn = ({ subject, to, paragraphs, letter }: KeptMail): string =>
  [subject, to.name, to.address, writtenEmail(to.address), ...paragraphs, letter?.text ?? '']
    .join('\n')
    .toLowerCase();
