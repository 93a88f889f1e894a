// The only import of zod for rules and forms: without compiled checks in a browser, where no script may be made from text.
import { z } from 'zod';

if ('document' in globalThis) z.config({ jitless: true });

export { z };
