export { type LocalityLink, loadLocalities, localityLinks } from './city-localities.ts';
