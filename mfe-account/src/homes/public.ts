export { type HomeLine, homeLine } from './home-line.ts';
export { HomeLineView } from './home-line-view.tsx';
