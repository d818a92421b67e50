export { faqPage } from './faq-page.ts';
