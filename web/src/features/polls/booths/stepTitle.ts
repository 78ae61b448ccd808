/** What a step asks, read from farther than a phone. */
export const stepTitle = {
  fontSize: { xs: '1.75rem', sm: '2.25rem' },
  lineHeight: 1.15,
  fontWeight: 700,
  textWrap: 'balance',
} as const;
