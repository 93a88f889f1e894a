import { proveHistories } from './ledgerHistories.ts';

proveHistories('postgres');
