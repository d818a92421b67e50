/** 1.5 px line, like the icons of the design system. */
export const giftIcon =
  'M4 11.5h16v9H4ZM3 7.5h18v4H3ZM12 7.5v13M12 7.5C9.5 7.5 7 6.7 7 5s3.8-2 5 2.5C13.2 3 17 3.3 17 5s-2.5 2.5-5 2.5';
