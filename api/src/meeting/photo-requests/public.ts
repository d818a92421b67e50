// What other modules may use.
export { photoRequest } from './photo-requests.tables.ts';
