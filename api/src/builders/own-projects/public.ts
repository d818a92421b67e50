// What other modules may use.
export { type ActingBuilder, actingBuilder, builderOf } from './acting-builder.ts';
export { builderAccount } from './builder-account.tables.ts';
