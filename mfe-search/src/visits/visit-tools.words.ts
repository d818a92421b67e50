/** Sentences of the tools of a visit. None of them names a person. */
export const VISIT_TOOLS_WORDS = {
  near: ({ name, distanceKm }: { readonly name: string; readonly distanceKm: number }) =>
    `Near ${name}, ${distanceKm < 1 ? `${Math.max(10, Math.round(distanceKm * 100) * 10)} m` : `${distanceKm.toFixed(1)} km`} in a straight line.`,
  to: (home: string) => `to ${home}, in a new tab`,
  shareTitle: (home: string) => `Visit to ${home}`,
  share: (home: string, moment: string) => `I am visiting ${home} on ${moment}, India time.`,
} as const;
