/** How often a test tries: a few times in the usual run, many times in `npm run test:deep`. */
export function depth(usual: number, deep: number): number {
  return process.env.TEST_DEPTH === 'deep' ? deep : usual;
}
