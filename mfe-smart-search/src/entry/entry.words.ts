/** Sentences of the box on other pages. */
export const ENTRY_WORDS = {
  label: 'Or describe the home you want',
  placeholder: (city: string) => `2 BHK in ${city} under 30k, parking`,
  submit: 'Find homes',
} as const;
