/** The rights lost in arrears by the bylaws: the vote, or also the place in the quorum. */
export const arrearsLosses = ['vote', 'vote-and-quorum'] as const;
export type ArrearsLoss = (typeof arrearsLosses)[number];

/** The rule of the bylaws on those in arrears. */
export interface ArrearsBylaw {
  readonly loss: ArrearsLoss;
  /** How far a debt goes: only its unit, or every unit of that owner. */
  readonly reach: 'unit' | 'owner';
  /** The citation: `artículo 8`. */
  readonly article: string;
}
