/** The icons of what a home has and what is near it; the rest of the set is in `icon-paths`. */
export const bedIcon =
  'M3 19.5v-13M3 16.5h18M21 19.5V13a3 3 0 0 0-3-3h-7v6.5M6.8 13a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6';
export const bathIcon =
  'M3 12h18v2.5a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 14.5ZM6 12V5.8a2.3 2.3 0 0 1 4.4-.9M9 6.5l3-1.6M7 19l-1 2M17 19l1 2';
export const areaIcon = 'M4 4h16v16H4ZM8 12.5V8h4.5M16 11.5V16h-4.5';
export const sofaIcon =
  'M6 11V7.5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2V11M6 14v-1.2a1.9 1.9 0 1 0-3 1.5v4.2h18v-4.2a1.9 1.9 0 1 0-3-1.5V14ZM6 14v1.5M18 14v1.5M5.5 18.5v2M18.5 18.5v2';
export const carIcon =
  'M3.5 17.5v-4.3l2-1.2 1.7-5h9.6l1.7 5 2 1.2v4.3ZM5.5 12h13M5.5 17.5v2M18.5 17.5v2M7 14.8h1.5M15.5 14.8H17';
export const liftIcon =
  'M5 3.5h14v17H5ZM12 3.5v17M8.5 9.5v5M7.3 10.7l1.2-1.2 1.2 1.2M15.5 14.5v-5M14.3 13.3l1.2 1.2 1.2-1.2';
export const gymIcon = 'M7 6.5v11M17 6.5v11M7 12h10M4 9v6M20 9v6M2.5 12H4M20 12h1.5';
export const wifiIcon = 'M3 9.2a13 13 0 0 1 18 0M6 12.6a8.6 8.6 0 0 1 12 0M9 16a4.3 4.3 0 0 1 6 0M12 19.2h.01';
export const acIcon =
  'M3.5 5h17v7.5h-17ZM6.5 9.5h8M7.5 16c0 1.5-1 1.5-1 3M12 16c0 1.5-1 1.5-1 3M16.5 16c0 1.5-1 1.5-1 3';
export const clubIcon = 'M3.5 20.5h17M5 20.5v-9M19 20.5v-9M2.5 11.5 12 4l9.5 7.5ZM9.5 20.5v-5a2.5 2.5 0 0 1 5 0v5';
export const intercomIcon =
  'M5 3.5h14v17H5ZM8.5 6.5v11M12.5 7h3.5M12.5 10.5h.01M16 10.5h.01M12.5 13.5h.01M16 13.5h.01M12.5 16.5h.01M16 16.5h.01';
export const poolIcon =
  'M3 17c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1M8 14V6a2.2 2.2 0 0 1 4.2-.9M16 14V6a2.2 2.2 0 0 1 4.2-.9M8 8h8M8 11.5h8';
export const parkIcon =
  'M12 21v-8M12 16.5l3-2.5M12 3.5c-3.6 0-6 2.5-6 5.7S8.4 15 12 15s6-2.6 6-5.8-2.4-5.7-6-5.7ZM5 21h14';
export const shieldIcon = 'M12 3 4.5 5.8v5.6c0 4.4 3 7.8 7.5 9.6 4.5-1.8 7.5-5.2 7.5-9.6V5.8ZM8.5 12l2.5 2.5 4.5-5';
export const boltIcon = 'M13 2.5 5 13.5h6l-1 8 8-11h-6Z';
export const gasIcon =
  'M12 21c3.6 0 6-2.3 6-5.6 0-4.3-4.4-5.6-3.8-11.4-3.6 1.5-5.4 4.7-5 8C8 11.5 7.6 10.5 7.5 9.5 6.4 11 6 13.2 6 15.2 6 18.7 8.4 21 12 21Z';
export const waterIcon = 'M12 3c3.6 4.3 6 7.6 6 11a6 6 0 0 1-12 0c0-3.4 2.4-6.7 6-11ZM9 14.5a3 3 0 0 0 2.5 2.8';
export const hospitalIcon = 'M4 20.5v-13h16v13ZM2.5 20.5h19M12 10.5v6M9 13.5h6M9 7.5v-4h6v4';
export const schoolIcon = 'M12 4.5 2.5 9 12 13.5 21.5 9ZM6 11v5.5c3.5 2.8 8.5 2.8 12 0V11M21.5 9v6';
export const mallIcon = 'M5 8h14l1 12.5H4ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4';
export const planeIcon =
  'M10.5 13.5 3 10.5l1.5-1.5 7 1 4.8-4.8c1-1 2.6-1.2 3.2-.7.5.6.3 2.2-.7 3.2L14 12.5l1 7-1.5 1.5-3-7.5-3.5 3.5v2.5L5.5 21l-.5-2-2-.5L4.5 17H7Z';
export const usersIcon =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 19.5c.5-3.3 3-5.5 6.5-5.5s6 2.2 6.5 5.5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.2.7 3.6 2.5 4 5';
export const foodIcon = 'M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-7h-3V8c0-3 1-5 3-5Z';
export const briefcaseIcon = 'M3.5 8h17v11.5h-17ZM8.5 8V4.5h7V8M3.5 13h17';
export const plotIcon = 'm12 8 9 5-9 5-9-5ZM12 4.5V8M21 9.5V13M12 14.5V18M3 9.5V13';
export const layersIcon = 'm12 3.5 9 5-9 5-9-5ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5';
export const keyIcon = 'M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M12.5 12H21v3.5M17.5 12v2.5';
export const loanIcon = 'M3.5 7h17v10.5h-17ZM12 14.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M6.5 10h.01M17.5 14.5h.01';
export const clockIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7.5V12l3 2.5';
