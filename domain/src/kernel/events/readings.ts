/** The readings of the protected area, and the exports from it: their author and time are in the record. */
export const readings = [
  'protected-opened',
  'log-read',
  'seals-checked',
  'votes-recounted',
  'dossier-made',
  'dossier-downloaded',
  'export-made',
  'export-downloaded',
  'people-searched',
] as const;
export type LoggedReading = (typeof readings)[number];

/** The author of a command of the machine, which has no account. */
export const byCommand = 'command';
