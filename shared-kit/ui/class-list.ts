/** Joins the class names that apply; what is false or absent drops out. */
export function classList(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
