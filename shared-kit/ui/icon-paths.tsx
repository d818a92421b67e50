/**
 * The icon set: one path an icon, drawn for a 24 px grid and a 1.5 px round line.
 * Import the ones you use by name: the others stay out of the bundle. What a home has and what is near it is in
 * `home-icon-paths`, what most pages need in `note-icon-paths`, and tools beside a field in `tool-icon-paths`: webpack
 * keeps a module whole.
 */
export const searchIcon = 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.5 15.5 21 21';
export const heartIcon =
  'M12 20.5C6.6 16.2 3 12.9 3 9a4.8 4.8 0 0 1 4.8-4.8c1.7 0 3.3.9 4.2 2.3.9-1.4 2.5-2.3 4.2-2.3A4.8 4.8 0 0 1 21 9c0 3.9-3.6 7.2-9 11.5Z';
export const phoneIcon =
  'M5.2 3.5h3.4l1.7 4.3-2.2 1.6a11.3 11.3 0 0 0 6.5 6.5l1.6-2.2 4.3 1.7v3.4a1.7 1.7 0 0 1-1.9 1.7A16.8 16.8 0 0 1 3.5 5.4 1.7 1.7 0 0 1 5.2 3.5Z';
export const chatIcon = 'M4 5h16v11.5h-8.2L7 20.5v-4H4ZM8 9h8M8 12.5h5';
export const flagIcon = 'M5.5 21.5v-18M5.5 4.5c4-2 7 2 13 0v9c-6 2-9-2-13 0';
export const filterIcon =
  'M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5';
export const mapIcon = 'm3.5 6 5.5-2.5 6 2.5 5.5-2.5V18L15 20.5 9 18l-5.5 2.5ZM9 3.5V18M15 6v14.5';
export const listIcon = 'M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.01M4 12h.01M4 18h.01';
export const gridIcon = 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z';
export const closeIcon = 'm5.5 5.5 13 13M18.5 5.5l-13 13';
export const chevronRightIcon = 'm9.5 5 7 7-7 7';
export const chevronDownIcon = 'm5 9 7 7 7-7';
export const chevronUpIcon = 'm5 15 7-7 7 7';
export const homeIcon = 'm3.5 11.5 8.5-8 8.5 8M6 9.5v11h12v-11M10 20.5v-6h4v6';
export const buildingIcon = 'M5 21V3.5h9V21M14 9.5h5V21M3 21h18M8 7.5h3M8 11.5h3M8 15.5h3M16.5 13h.01M16.5 16.5h.01';
export const shareIcon =
  'M17.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M17.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8.7 10.8l6.6-4M8.7 13.3l6.6 4';
export const metroIcon = 'M6 3.5h12v13H6ZM6 10.5h12M9 13.5h.01M15 13.5h.01M8.5 16.5l-2.5 4M15.5 16.5l2.5 4M7.5 19h9';
export const userIcon = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 20.5c.6-3.8 3.8-6 8-6s7.4 2.2 8 6';
export const plusIcon = 'M12 4.5v15M4.5 12h15';
export const starIcon = 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8Z';
export const rupeeIcon = 'M6.5 4h11M6.5 8.5h11M6.5 13h3c6 0 6-9 0-9M6.5 13l8 7.5';
export const videoIcon = 'M3.5 6.5h12v11h-12ZM15.5 10.5l5-3v9l-5-3';
export const externalIcon = 'M13.5 4H20v6.5M20 4l-9 9M17 13.5V20H4V7h6.5';
export const compassIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M15.5 8.5l-2 5-5 2 2-5Z';
export const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4';
export const editIcon = 'M4 20v-4L15.5 4.5l4 4L8 20ZM13 7l4 4';
export const compareIcon = 'M12 3v18M9 6H3.5v12H9M15 6h5.5v12H15M6 10h1M17 10h1';
export const copyIcon = 'M9 9h11v11H9ZM5 15H4V4h11v1';
export const uploadIcon = 'M12 15.5v-12M7 8l5-4.5L17 8M4 14.5V20h16v-5.5';
