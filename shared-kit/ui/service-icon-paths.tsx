/** The icons of home services; the rest of the set is in `icon-paths`. */
export const sprayIcon = 'M9 9h6l2 3.5v8H7v-8ZM9.5 9V5.5h6l2 2M9.5 5.5v-2h4v2M7 15h10';
export const rollerIcon = 'M4 4.5h13v5H4ZM17 7h3.5v5H11v3M9.5 15h3v5.5h-3Z';
export const tapIcon = 'M4 10h10a5 5 0 0 1 5 5v2h-3.5v-2A1.5 1.5 0 0 0 14 13.5H4ZM9 10V6.5M6 6.5h6M17.2 19.5v1.5';
export const plugIcon = 'M8.5 3.5v5M15.5 3.5v5M6 8.5h12v3a6 6 0 0 1-12 0ZM12 17.5V21';
export const hammerIcon = 'M5 7.5h3L10 5h7v6h-7L8 9.5H5ZM12 11v9.5h3V11';
export const bugIcon =
  'M8 9.5h8V15a4 4 0 0 1-8 0ZM9 9.5a3 3 0 0 1 6 0M8 12.5H4M20 12.5h-4M8 15.5 5 18M16 15.5l3 2.5M8.5 8 6 5.5M15.5 8 18 5.5M12 9.5V19';
export const washerIcon = 'M5 3.5h14v17H5ZM5 7.5h14M8 5.5h.01M12 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8';
export const lampIcon = 'M9 4h6l3 8H6ZM12 12v8.5M8.5 20.5h7';
