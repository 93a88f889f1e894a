// `npm run build` builds everything; with `--missing` only what is missing or older than its sources.
import { runCommand } from '../../server/runCommand.ts';
import { buildWhatIsMissing } from './build.ts';

runCommand(() =>
  buildWhatIsMissing((text) => process.stdout.write(`${text}\n`), {
    isForced: !process.argv.includes('--missing'),
  }),
);
