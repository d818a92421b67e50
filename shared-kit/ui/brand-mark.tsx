interface BrandMarkProps {
  /** Side in px; by default the style sheet sets the size. */
  readonly size?: number;
}

/** The courtyard mark: a gate with a tree inside, in brick and leaf. Decorative, because the name is next to it. */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <svg viewBox="4 4 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M8 4h16a4 4 0 0 1 4 4v20h-5.5V16.5a6.5 6.5 0 0 0-13 0V28H4V8a4 4 0 0 1 4-4z" fill="var(--brick)" />
      <path d="M16 14.2a3.9 3.9 0 0 1 .9 7.7V28h-1.8v-6.1a3.9 3.9 0 0 1 .9-7.7z" fill="var(--leaf)" />
    </svg>
  );
}
