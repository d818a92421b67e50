// What other modules may use.
export { DEVELOPMENT_KEY, fileSettings } from './file-settings.ts';
export type { FileStore } from './file-store.ts';
export { inMemoryFiles } from './in-memory-files.ts';
