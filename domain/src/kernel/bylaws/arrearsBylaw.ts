/** What whoever owes loses by the bylaws: the vote, or also their place in the quorum. */
export const arrearsLosses = ['vote', 'vote-and-quorum'] as const;
export type ArrearsLoss = (typeof arrearsLosses)[number];

/** What the bylaws say of those in arrears. */
export interface ArrearsBylaw {
  readonly loss: ArrearsLoss;
  /** How far a debt goes: only its unit, or every unit of that owner. */
  readonly reach: 'unit' | 'owner';
  /** As it is cited: `artículo 8`. */
  readonly article: string;
}
