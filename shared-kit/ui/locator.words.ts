/** Sentences of the sketch of a home’s place. */
export const LOCATOR_WORDS = {
  alt: (subject: string, names: string) => `Sketch: ${subject}, with ${names} around it.`,
  scale: (radius: string, what: string) => `A sketch to scale, north up. The circle shows ${radius} around ${what}.`,
} as const;
