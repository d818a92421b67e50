export { faqPage } from './faq-page.ts';
export { breadcrumbList, itemList } from './lists.ts';
