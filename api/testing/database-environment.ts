import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { type BesideDatabase, copyOfTestDatabase } from './beside-test-database.ts';

/**
 * Node with a database for each test file: a copy of the seeded one, so that no test meets what another file's tests
 * do at the same time. It is dropped when the file is through.
 */
// biome-ignore lint/style/noDefaultExport: Jest takes an environment from the default export
export default class DatabaseEnvironment extends NodeEnvironment {
  #database: BesideDatabase | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    this.#database = await copyOfTestDatabase();
    this.global.process.env.TEST_DATABASE_URL = this.#database.url;
  }

  override async teardown(): Promise<void> {
    await this.#database?.drop();
    await super.teardown();
  }
}
