import type { FastifyBaseLogger } from 'fastify';
import type { CodeBox } from '../../codes/codeBox.ts';
import type { MediaStorage } from '../../media/storage.ts';

/** Tools that make files. No file is ever written to a disk. */
export interface ExtractTools {
  box: CodeBox;
  storage: MediaStorage;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}
