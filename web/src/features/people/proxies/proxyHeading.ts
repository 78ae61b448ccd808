/** The grantor of a proxy, and its state: each as tall as itself, however long the name is. */
export const proxyHeading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 1,
} as const;
