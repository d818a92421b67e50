/** An article as it comes with the product. */
export interface ArticleText {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}
