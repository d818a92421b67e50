export { PhotoRequestSheet } from './photo-request-sheet.tsx';
