export { breadcrumbList, itemList } from '@aangan/shared-kit/domain/structured-lists';
export { faqPage } from './faq-page.ts';
