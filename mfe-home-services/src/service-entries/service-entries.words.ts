/** Texts of the entries on other pages. */
export const ENTRY_WORDS = {
  ofListing: 'Help with the move and the home',
  ofHome: 'Help with your home',
  services: { name: 'Home services', text: 'Cleaning, repairs and pest control, with prices shown first.' },
  packers: { name: 'Packers and movers', text: 'Choose your goods and see the price range at once.' },
  agreement: { name: 'Rental agreement', text: 'Stamp duty of your state, read before you pay.' },
  papers: { name: 'Legal services', text: 'Sale agreement, and a check of the property’s documents.' },
  painting: { name: 'Painting', text: 'Estimate by area and rooms, then a firm quotation.' },
  cleaning: { name: 'Cleaning', text: 'The whole home before you move in.' },
} as const;
