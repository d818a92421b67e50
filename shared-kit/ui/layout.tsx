import { type ComponentPropsWithRef, createElement } from 'react';
import { classList } from './class-list.ts';
import styles from './layout.module.css';

type BoxTag = 'article' | 'div' | 'fieldset' | 'figure' | 'form' | 'header' | 'nav' | 'section';
type ListTag = 'dl' | 'li' | 'ol' | 'ul';
type TextTag = 'blockquote' | 'dt' | 'figcaption' | 'label' | 'legend' | 'p' | 'small' | 'span';
type Tag = BoxTag | ListTag | TextTag;
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

interface StackProps {
  /** Space between its items, as the `--space-…` of tokens.css. */
  readonly gap: 4 | 8 | 12 | 16 | 24;
}

/** Items one below the other, as wide as the column. */
export function Stack<Element extends Tag = 'div'>({
  as,
  gap,
  className,
  ...props
}: LayoutProps<Element> & StackProps) {
  return createElement(as ?? 'div', { ...props, className: classList(styles.stack, styles[`gap${gap}`], className) });
}

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

/** Chips, small buttons or links close together in a row that wraps. */
export const WrappedRow = layout('div', styles.wrappedRow);

/** Buttons in a row that wraps. */
export const ActionsRow = layout('div', styles.actionsRow);

/** Small facts or steps in a row that wraps. */
export const FactsRow = layout('div', styles.factsRow);

/** Secondary text. */
export const SmallText = layout('p', styles.smallText);

/** Secondary text of the usual size. */
export const SoftText = layout('p', styles.softText);

/** Text that is read first. */
export const StrongText = layout('p', styles.strongText);

/** What is wrong, in small text. */
export const ProblemText = layout('p', styles.problemText);

/** The title of a group of inputs. */
export const Legend = layout('legend', styles.legend);

/** Shown only where there is no JavaScript. */
export const Unscripted = layout('span', styles.unscripted);
