import { stopTestPostgres } from './test-postgres.ts';

// biome-ignore lint/style/noDefaultExport: Jest takes the teardown from there.
export default stopTestPostgres;
