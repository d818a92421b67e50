export { StillAvailable } from './availability.tsx';
