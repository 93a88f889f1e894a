import { buildWhatIsMissing } from '../../gateway/start/build.ts';

/** Builds the public catalog as it is built for people, before any test starts a gateway that serves it. */
export async function setup(): Promise<void> {
  await buildWhatIsMissing(() => {}, { only: 'public catalogue' });
}
