export { VisitSheet } from './visit-sheet.tsx';
