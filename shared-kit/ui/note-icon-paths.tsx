/** Icons of notes and of the way back. Nearly every page has one of them, and most pages have no other icon. */
export const checkIcon = 'm4.5 12.5 5 5 10-11';
export const infoIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 11v5.5M12 7.8h.01';
export const alertIcon = 'M12 4 2.5 20h19ZM12 10v5M12 17.5h.01';
export const chevronLeftIcon = 'm14.5 5-7 7 7 7';
