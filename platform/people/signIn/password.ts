// Password hashes: scrypt of node:crypto, its parameters stored with each hash so that they can grow.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 32_768, r: 8, p: 3 };
const KEY_BYTES = 32;
const SHAPE = /^scrypt\$N=(\d{1,7}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,64})\$([\w-]{43})$/;

/** Takes a password of any script; equal-looking spellings are one (NFKC). Returns `scrypt$N=…,r=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return `scrypt$N=${COST.N},r=${COST.r},p=${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * True if the password belongs to the hash. Without a hash (unknown login, or an account without password) it does
 * the same work and answers false, so that the duration reveals nothing.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = SHAPE.exec(hash ?? '');
  if (!parts) {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const [, N, r, p, salt = '', expected = ''] = parts;
  const key = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(key, Buffer.from(expected, 'base64url'));
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
