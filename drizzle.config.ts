import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what-changes>` writes the next migration. The first one is written by hand: it makes extensions and functions. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './backend/db/schema/*.ts',
  out: './backend/db/migrations',
});
