/**
 * The background that an assembly put behind its screens, under the veil that its letters need; nothing where
 * there is none.
 */
export const publicScreenBackdrop = {
  backgroundImage: 'var(--hall-backdrop, none)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
} as const;
