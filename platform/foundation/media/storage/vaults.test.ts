import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startS3Server } from '../../../../tests/support/s3Server.ts';
import { folderVault } from './folderVault.ts';
import { s3Vault } from './s3Vault.ts';
import type { Vault } from './vault.ts';

/** A vault, and a function that closes its storage. */
const VAULTS: Record<string, () => Promise<{ vault: Vault; close: () => Promise<void> }>> = {
  async 'a folder'() {
    const folder = mkdtempSync(join(tmpdir(), 'guerdon-vault-'));
    return {
      vault: folderVault(join(folder, 'sealed')),
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  async 'a bucket'() {
    const server = await startS3Server();
    return { vault: s3Vault(server.settings), close: server.close };
  },
};

test.each(Object.keys(VAULTS))('%s lists what it keeps, and no more once it is removed', async (name) => {
  const { vault, close } = await (VAULTS[name] as (typeof VAULTS)[string])();
  try {
    const names = async () => {
      const all: string[] = [];
      for await (const some of vault.list()) all.push(...some);
      return all.sort();
    };
    expect(await names()).toEqual([]);
    await vault.put('one-0', Buffer.from('a'));
    await vault.put('one-1', Buffer.from('b'));
    expect(await names()).toEqual(['one-0', 'one-1']);
    const stored = await vault.get('one-1');
    const pieces: Buffer[] = [];
    for await (const piece of stored?.pieces ?? []) pieces.push(Buffer.from(piece));
    expect([stored?.size, Buffer.concat(pieces).toString()]).toEqual([1, 'b']);
    expect(await vault.get('none')).toBeNull();
    await vault.remove('one-0');
    await vault.remove('none');
    expect(await names()).toEqual(['one-1']);
  } finally {
    await close();
  }
});
