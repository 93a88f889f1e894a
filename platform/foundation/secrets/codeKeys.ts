import { z } from 'zod';
import type { MasterKey } from './seal.ts';

const BYTES = 32;

const key = z
  .string()
  .transform((text) => Buffer.from(text.trim(), 'base64'))
  .refine((bytes) => bytes.length === BYTES, {
    error: 'expected 32 bytes in base64 (openssl rand -base64 32)',
  });

/** `k2:{base64},k1:{base64}`: the first seals, all open. */
export const codeKeys = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[A-Za-z0-9_-]{1,20}:.+$/, { error: 'expected {id}:{32 bytes in base64}, by commas' })
        .transform((entry, context): MasterKey => {
          const [id = '', text = ''] = entry.split(/:(.*)/s);
          const read = key.safeParse(text);
          if (!read.success)
            context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? '' });
          return { id, key: read.data ?? Buffer.alloc(BYTES) };
        }),
    ),
  )
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, {
    error: 'expected every id once',
  });

/** The key of hashes and links. */
export const codesHashKey = key;
