// Ends `npm ci` with the cure where npm found no Node for this machine and the machine's own is too old. JavaScript, so that any Node reads it.
import { readFileSync } from 'node:fs';

const [version = process.versions.node] = process.argv.slice(2);
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const [major, minor] = version.split('.').map(Number);
const [neededMajor, neededMinor] = engines.node.match(/\d+/g).map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  process.stderr.write(
    `Guerdon runs on Node ${neededMajor}.${neededMinor} or newer. This machine has ${version}, and npm brings none for ${process.platform} ${process.arch}: install Node ${neededMajor} LTS, then run \`npm ci\` again.\n`,
  );
  process.exitCode = 1;
}
