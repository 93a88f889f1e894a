import { codeBox } from '../../platform/foundation/secrets/codeBox.ts';

/** Keys of reward codes for platforms that are no demo; they keep nothing that matters. */
export const CODE_KEYS = {
  CODES_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
  CODES_HASH_KEY: Buffer.alloc(32, 2).toString('base64'),
};

/** A box of keys that keep nothing that matters. */
export const TEST_BOX = codeBox([{ id: 'test', key: Buffer.alloc(32, 1) }], Buffer.alloc(32, 2));
