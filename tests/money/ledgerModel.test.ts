import { proveHistories } from './ledgerHistories.ts';

proveHistories('pglite');
