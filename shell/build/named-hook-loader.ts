/** How react-router reads a hook that older versions of React lack. */
const BY_COMPUTED_NAME = /(\w+)\[USE_OPTIMISTIC\]/;

/**
 * Makes react-router import by name the hook that it reads from React by a computed name. For a computed name the
 * bundler keeps a copy of all of React’s names, 0.2 kB (gzip) of every first visit. `webpack-shell.ts` names the file
 * of the pinned version; with another version this loader does nothing, and the budget check fails.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by this name
export default function namedHook(source: string): string {
  if (!BY_COMPUTED_NAME.test(source))
    throw new Error('react-router looks different from the version that this loader was written for');
  return source.replace(BY_COMPUTED_NAME, '$1.useOptimistic');
}
