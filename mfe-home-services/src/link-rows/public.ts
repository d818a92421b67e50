// What other features may use.
export { LinkRow, LinkRows } from './link-rows.tsx';
