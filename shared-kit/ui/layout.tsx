import { type ComponentPropsWithRef, createElement } from 'react';
import { classList } from './class-list.ts';
import styles from './layout.module.css';

type BoxTag = 'article' | 'div' | 'fieldset' | 'figure' | 'form' | 'header' | 'nav' | 'section';
type ListTag = 'dl' | 'li' | 'ol' | 'ul';
type TextTag = 'blockquote' | 'dt' | 'figcaption' | 'h2' | 'label' | 'legend' | 'p' | 's' | 'small' | 'span';
type Tag = BoxTag | ListTag | TextTag;
type LayoutProps<Element extends Tag> = ComponentPropsWithRef<Element> & { readonly as?: Element };

/** A component that lays out its children with the classes; `as` names another element than the usual one. */
function layout<Usual extends Tag>(usual: Usual, ...classes: readonly (string | undefined)[]) {
  return <Element extends Tag = Usual>({ as, className, ...props }: LayoutProps<Element>) =>
    createElement(as ?? usual, { ...props, className: classList(...classes, className) });
}

interface ColumnProps {
  /** Space between the items, as the `--space-…` of tokens.css. */
  readonly gap?: 0 | 4 | 8 | 12 | 16 | 24;
}

/** The same for items one below the other, each as wide as the column. */
function column<Usual extends Tag>(
  usual: Usual,
  usualGap: Required<ColumnProps>['gap'],
  ...classes: readonly (string | undefined)[]
) {
  return <Element extends Tag = Usual>({
    as,
    gap = usualGap,
    className,
    ...props
  }: LayoutProps<Element> & ColumnProps) =>
    createElement(as ?? usual, {
      ...props,
      className: classList(styles.column, styles[`gap${gap}`], ...classes, className),
    });
}

/** Items one below the other. */
export const Stack = column('div', 16);

/** The heading of a page, with a line or two below it. */
export const PageHeading = column('header', 8);

/** A section of a page or a form: its heading and content. */
export const Section = column('section', 16);

/** A box with a border around a column. */
export const Panel = column('div', 16, styles.panel);

/** A list without marks, one row below the other. */
export const Rows = column('ul', 12);

/** The subject of a page, in larger text. */
export const Lead = layout('p', styles.lead);

/** A heading in the size of a third-level one. */
export const SmallHeading = layout('h2', styles.lead);

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
