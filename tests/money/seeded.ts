import type fc from 'fast-check';

/** Whether the long version of a proof is wanted: `npm run test:nightly`. */
export const isNightly = process.env.GUERDON_NIGHTLY === '1';

const seedText = process.env.PROOF_SEED;

/**
 * Parameters of a random proof: its seed is printed when it fails, and `PROOF_SEED=<seed>` runs it again from there. So many runs on
 * every change, so many at night.
 */
export function seeded<Values>(everyTime: number, nightly: number): fc.Parameters<Values> {
  const seed = seedText ? Number(seedText) : Math.floor(Math.random() * 2 ** 31);
  console.log(`PROOF_SEED=${seed}`);
  return { seed, numRuns: isNightly ? nightly : everyTime, endOnFailure: !isNightly };
}
