// What other features may use.
export { WorkPhotos } from './work-photos.tsx';
