export { Metro } from './metro.tsx';
export { loadMetroLines, type MetroLine } from './metro-lines.ts';
