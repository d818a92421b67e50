import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './{src,demo}/**/*.tables.ts',
  out: './src/foundation/database/migrations',
});
