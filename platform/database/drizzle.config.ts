import { defineConfig } from 'drizzle-kit';

// Paths are read from the repository's root: `npm run migrations:generate`.
export default defineConfig({
  dialect: 'postgresql',
  schema: './platform/**/{table,*Table}.ts',
  out: './platform/database/migrations',
});
