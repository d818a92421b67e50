export const SAMPLES_WORDS = {
  title: 'Samples of legal documents',
  about: 'See what you get before you pay. The samples are free and look like the real documents.',
  all: 'All samples',
  pdf: 'Download as PDF',
  make: (service: string) => `Make your own: ${service.toLowerCase()}`,
  description: (title: string) => `Free sample: ${title.toLowerCase()}. Names and amounts are made up.`,
} as const;
