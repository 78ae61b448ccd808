/** The next step, always under the thumb. */
export const stickyBar = {
  position: 'sticky',
  bottom: 0,
  // Above the counts of marks, which also stay in sight.
  zIndex: 3,
  mt: 'auto',
  mx: -2,
  px: 2,
  py: 1,
  display: 'grid',
  gap: 0.75,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
