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

const colors = {
  success: 'success.main',
  critical: 'error.main',
  info: 'info.main',
  warning: 'warning.main',
  neutral: 'text.secondary',
} as const;

/** The theme's colour of a verdict. */
export function verdictColor(kind: ShownVerdict) {
  return colors[verdictTones[kind]];
}
