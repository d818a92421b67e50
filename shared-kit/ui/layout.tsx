import { type ComponentPropsWithRef, createElement } from 'react';
import { classList } from './class-list.ts';
import styles from './layout.module.css';

type Tag = 'article' | 'blockquote' | 'div' | 'form' | 'header' | 'li' | 'p' | 'section' | 'span' | 'ul';
type LayoutProps<Element extends Tag> = ComponentPropsWithRef<Element> & { readonly as?: Element };

/** A component that lays out its children with the classes; `as` names another element than the usual one. */
function layout<Usual extends Tag>(usual: Usual, ...classes: readonly (string | undefined)[]) {
  return <Element extends Tag = Usual>({ as, className, ...props }: LayoutProps<Element>) =>
    createElement(as ?? usual, { ...props, className: classList(...classes, className) });
}

/** The heading of a page, with a line or two below it. */
export const PageHeading = layout('header', styles.pageHeading);

/** The subject of a page, in larger text. */
export const Lead = layout('p', styles.lead);

/** A section of a page or a form: its heading and content. */
export const Section = layout('section', styles.section);

/** A box with a border around a column. */
export const Panel = layout('div', styles.panel);

/** A list without marks, one row below the other. */
export const Rows = layout('ul', styles.rows);

/** A list with marks. */
export const Bullets = layout('ul', styles.bullets);

/** What somebody wrote, as it was typed. */
export const Quote = layout('blockquote', styles.quote);

/** A row with items at both ends. */
export const SplitRow = layout('div', styles.splitRow);

/** Buttons in a row that wraps. */
export const ActionsRow = layout('div', styles.actionsRow);

/** Small facts or steps in a row that wraps. */
export const FactsRow = layout('div', styles.factsRow);

/** Secondary text. */
export const SmallText = layout('p', styles.smallText);

/** Shown only where there is no JavaScript. */
export const Unscripted = layout('span', styles.unscripted);
