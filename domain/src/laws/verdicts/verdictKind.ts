export const verdictKinds = [
  'approved',
  'rejected',
  'pending',
  'no-quorum',
  'ineffective',
  'no-majority',
  'tie',
  'annulled',
  'survey',
] as const;

export type VerdictKind = (typeof verdictKinds)[number];
