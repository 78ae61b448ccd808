/** The contents that some law wants in a notice. */
export const contentIds = [
  'name',
  'date-time',
  'place',
  'agenda',
  'caller-office',
  'caller-signature',
  'debtors',
  'vote-deprivation',
  'second-call',
  'second-call-effect',
  'medium-access',
  'inspection-right',
] as const;
export type ContentId = (typeof contentIds)[number];
