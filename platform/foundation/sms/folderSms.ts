import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder } from '../../../server/privateFolder.ts';
import type { Sms, SmsSender } from './smsSender.ts';

/** An SMS that was sent into the folder. */
export interface KeptSms extends Sms {
  id: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

/** Keeps SMS in a folder, each as `{id}.json`; one that is there already stays as it is. */
export function folderSmsSender(folder: string): SmsSender {
  return {
    async send(id, sms) {
      privateFolder(folder);
      const stored: KeptSms = { ...sms, id, sentAt: new Date().toISOString() };
      await writeFile(join(folder, `${id}.json`), JSON.stringify(stored), { flag: 'wx' }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
    },
  };
}

/** The SMS of a folder, the newest first. */
export async function keptSms(folder: string): Promise<KeptSms[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const messages = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptSms),
  );
  return messages.sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}
