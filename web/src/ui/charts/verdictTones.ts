/** How each verdict is coloured, everywhere. The word always says it too. */
export const verdictTones = {
  approved: 'success',
  rejected: 'critical',
  pending: 'info',
  'no-quorum': 'warning',
  ineffective: 'warning',
  'no-majority': 'warning',
  tie: 'warning',
  annulled: 'neutral',
  survey: 'info',
} as const;

export type ShownVerdict = keyof typeof verdictTones;

/** The colour of the text over that colour. */
export function verdictContrast(kind: ShownVerdict): string {
  const tone = verdictTones[kind];
  return `var(--mui-palette-${tone === 'neutral' ? 'background-default' : `${tone}-contrastText`})`;
}

/** The theme's colour of a verdict, as a value of CSS. */
export function verdictColor(kind: ShownVerdict): string {
  const tone = verdictTones[kind];
  return `var(--mui-palette-${tone === 'neutral' ? 'text-secondary' : `${tone}-main`})`;
}
