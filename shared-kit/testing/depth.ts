/** Number of attempts of a test: a few in the usual run, many in `npm run test:deep`. */
export function depth(usual: number, deep: number): number {
  return process.env.TEST_DEPTH === 'deep' ? deep : usual;
}
