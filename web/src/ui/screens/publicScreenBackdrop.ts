/** What an assembly put behind its screens, under the veil that its letters need; nothing where it put none. */
export const publicScreenBackdrop = {
  backgroundImage: 'var(--hall-backdrop, none)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
} as const;
