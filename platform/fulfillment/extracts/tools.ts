import type { FastifyBaseLogger } from 'fastify';
import type { MediaStorage } from '../../foundation/media/storage/storage.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';

/** Tools that make files. No file is ever written to a disk. */
export interface ExtractTools {
  box: CodeBox;
  storage: MediaStorage;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}
