export { AlertLink, AlertRow } from './alert-link.tsx';
