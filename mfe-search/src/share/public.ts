export { ShareCorner } from './share-corner.tsx';
