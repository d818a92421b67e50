export { OfficerCard } from './officer-card.tsx';
