export { MyReports } from './my-reports.tsx';
export { photoRequestWords } from './photo-request-words.ts';
export { ReportedNote } from './reported-note.tsx';
