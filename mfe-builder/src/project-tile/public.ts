export { ProjectTile, type TileData, tileData } from './project-tile.tsx';
