/** One field under another. */
export const formColumn = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
} as const;
