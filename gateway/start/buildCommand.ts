// `npm run build` builds everything; with `--missing` only what is missing or older than its sources.
import { buildWhatIsMissing } from './build.ts';

await buildWhatIsMissing((text) => process.stdout.write(`${text}\n`), {
  isForced: !process.argv.includes('--missing'),
});
