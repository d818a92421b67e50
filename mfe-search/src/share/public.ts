export { ShareButton } from './share-button.tsx';
export { ShareCorner } from './share-corner.tsx';
