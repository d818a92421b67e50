/**
 * Why the registry refuses a change: one permanent code per reason. Each has a page in `docs/errors/` that says what it
 * means and what to do. A code is never reused.
 */
export const REFUSALS = {
  'REG-001': 'The release document is invalid',
  'REG-002': 'The release was built for another platform contract',
  'REG-003': 'A path, prefix or experiment belongs to another owner',
  'REG-004': 'A pattern takes paths away from another remote',
  'REG-005': 'A path is reserved for the shell',
  'REG-006': 'A file does not match the release',
  'REG-007': 'A page is over its size budget',
  'REG-008': 'A page lacks a required export',
  'REG-009': 'The release is older than the live one',
  'REG-010': 'The version already exists with other content',
  'REG-011': 'The shell would exclude a live remote',
  'REG-012': 'The first release of a remote cannot be a canary',
  'REG-013': 'The remote does not exist',
  'REG-014': 'There is no canary to promote',
  'REG-015': 'There is no version to go back to',
  'REG-016': 'A link in the navigation leads to no page of the remote',
  'REG-017': 'The API does not answer a call of the remote',
  'REG-018': 'A staff page is declared wrongly',
  'REG-019': 'A fill has no slot that takes it',
  'REG-020': 'A page names an experiment that the remote does not declare',
  'REG-021': 'The release is not signed by a trusted key',
  'REG-022': 'The version is not that of the content',
  'REG-023': 'A page leaves something in globalThis',
  'REG-024': 'A page fails when it is rendered',
  'REG-030': 'A server cannot load the release',
  'REG-031': 'A path is inside the pattern of another remote',
  'REG-032': 'A path pattern has no word',
  'REG-033': 'The key has no right to this',
  'REG-034': 'The release needs the approval of another person',
  'REG-035': 'Another remote needs this one',
  'REG-036': 'The release was built against other versions of the shared libraries',
  'REG-037': 'The shell has versions of the shared libraries that a live remote does not run with',
  'REG-040': 'The halves of the shell do not belong together',
  'REG-041': 'A server cannot run the server half of the shell',
  'REG-042': 'The release was declined',
} as const satisfies Record<`REG-${string}`, string>;

export type RefusalCode = keyof typeof REFUSALS;
