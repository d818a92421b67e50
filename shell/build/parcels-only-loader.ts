/**
 * Reduces single-spa to what mounting a parcel needs. The library passes a record of all its functions to every
 * lifecycle, and another one to a developer tool. Without both, the minifier drops the unused applications and routing,
 * 4 kB (gzip) of 6. The version is pinned; a different version fails the build.
 */
const RECORDS = [
  { pattern: /Object\.freeze\(\{__proto__:null,(?:get \w+\(\)\{return [\w$]+\},?)+\}\)/, instead: '{}' },
  {
    pattern: /[\w$]+&&window\.__SINGLE_SPA_DEVTOOLS__&&\(window\.__SINGLE_SPA_DEVTOOLS__\.exposedMethods=[\w$]+\);/,
    instead: '',
  },
] as const;

// biome-ignore lint/style/noDefaultExport: webpack takes a loader by this name
export default function parcelsOnly(source: string): string {
  return RECORDS.reduce((code, { pattern, instead }) => {
    if (!pattern.test(code))
      throw new Error('single-spa looks different from the version that this loader was written for');
    return code.replace(pattern, instead);
  }, source);
}
