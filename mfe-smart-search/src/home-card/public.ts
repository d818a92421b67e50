export { type HomeCard, homeCard } from './home-card.ts';
export { HomeCardView } from './home-card-view.tsx';
