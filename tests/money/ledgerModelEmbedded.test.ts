import { describe } from 'vitest';
import { proveHistories } from './ledgerHistories.ts';
import { isNightly } from './seeded.ts';

// A file of its own, so that both engines are proved at the same time.
describe.skipIf(!isNightly)('at night', () => proveHistories('pglite'));
