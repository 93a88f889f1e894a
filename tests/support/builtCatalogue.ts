import { buildWhatIsMissing } from '../../gateway/start/build.ts';

/** Builds the public catalogue as it is built for people, before any test starts a gateway that serves it. */
export async function setup(): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await buildWhatIsMissing(() => {}, 'public catalogue');
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}
