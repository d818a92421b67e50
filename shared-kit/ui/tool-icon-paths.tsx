/** Icons of tools beside a field: a place, a day, a photo. */
export const mapPinIcon =
  'M12 21.5c4.2-4.6 6.8-8 6.8-11.6a6.8 6.8 0 1 0-13.6 0c0 3.6 2.6 7 6.8 11.6ZM12 12.4a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2';
export const calendarIcon = 'M4 5.5h16v15H4ZM4 10h16M8 3v4M16 3v4';
export const cameraIcon = 'M3.5 7.5h4l1.6-2.5h5.8l1.6 2.5h4v12h-17ZM12 16.8a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4';
