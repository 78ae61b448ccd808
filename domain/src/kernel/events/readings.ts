/** What somebody reads of the protected area, or takes out of it: who did it and when is in the record. */
export const readings = [
  'protected-opened',
  'log-read',
  'seals-checked',
  'votes-recounted',
  'dossier-made',
  'dossier-downloaded',
  'export-made',
  'export-downloaded',
] as const;
export type Reading = (typeof readings)[number];

/** Who did what a command of the machine did, and no account. */
export const byCommand = 'command';
