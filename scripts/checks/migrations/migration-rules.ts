import { CONSTRAINT_RULES } from './constraint-rules.ts';
import { CONTRACT_RULES } from './contract-rules.ts';
import { INDEX_RULES } from './index-rules.ts';
import type { MigrationRule } from './migration-rule.ts';
import { REWRITE_RULES } from './rewrite-rules.ts';
import { ROW_RULES } from './row-rules.ts';
import { WITHOUT_TRANSACTION_RULES } from './without-transaction-rules.ts';

/** What migrations may not do while the site is running. */
export const MIGRATION_RULES: readonly MigrationRule[] = [
  ...INDEX_RULES,
  ...WITHOUT_TRANSACTION_RULES,
  ...CONSTRAINT_RULES,
  ...REWRITE_RULES,
  ...CONTRACT_RULES,
  ...ROW_RULES,
];
