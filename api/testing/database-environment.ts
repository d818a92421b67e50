import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { type BesideDatabase, copyOfTestDatabase } from './beside-test-database.ts';

/**
 * Node with a database for each test file: a copy of the seeded one, so that parallel files do not affect each other.
 * It is dropped when the file is done.
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
