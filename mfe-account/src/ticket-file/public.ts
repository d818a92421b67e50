export { AddFile, type AddFileProps } from './add-file.tsx';
