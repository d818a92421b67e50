export { failureOf, orNotFound } from './call-failure.ts';
