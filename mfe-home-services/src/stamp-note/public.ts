// What other features may use.
export { StampNote, type StampNoteProps } from './stamp-note.tsx';
