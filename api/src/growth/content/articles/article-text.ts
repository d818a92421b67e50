/** An article that comes with the product. */
export interface ArticleText {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}
