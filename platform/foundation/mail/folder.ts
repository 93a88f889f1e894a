import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { privateFolder } from '../../../server/privateFolder.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';
import type { WrittenMail } from './written.ts';

/** A mail that was sent into the folder. */
export interface KeptMail extends WrittenMail {
  id: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

/** A file's name is a UUID of ours. */
const ID = /^[0-9a-f-]{36}$/;

/** Keeps mails in a folder, each as `{id}.eml`, with the data that the demo's page shows beside it. */
export function folderMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(id, mail) {
      privateFolder(folder);
      const { message } = await composer.sendMail(messageOf(id, mail, from));
      const stored: KeptMail = { ...mail, id, sentAt: new Date().toISOString() };
      await keepFirst(join(folder, `${id}.eml`), message as Buffer);
      await keepFirst(join(folder, `${id}.json`), JSON.stringify(stored));
    },
    close: () => composer.close(),
  };
}

/** Writes a file atomically; an existing file stays unchanged. */
async function keepFirst(path: string, bytes: Buffer | string): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  try {
    await writeFile(part, bytes);
    await link(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** The ids of the mails of a folder, in no order. */
export async function mailNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
}

/** The mails of a folder, the newest first. */
export async function keptMails(folder: string): Promise<KeptMail[]> {
  const mails = await Promise.all((await mailNames(folder)).map((name) => keptMail(folder, name)));
  return mails.filter((mail) => mail !== null).sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/** One mail of a folder; null if there is none. */
export async function keptMail(folder: string, id: string): Promise<KeptMail | null> {
  if (!ID.test(id)) return null;
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as KeptMail);
}
