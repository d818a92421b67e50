/** The courtyard mark. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 21V9l9-6 9 6v12h-6v-7H9v7z" fill="currentColor" />
    </svg>
  );
}
