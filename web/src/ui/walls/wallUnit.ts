/** A unit as a wall draws it. */
export interface WallUnit {
  readonly unitIndex: number;
  readonly label: string;
  readonly group: string;
  readonly state: 'absent' | 'here' | 'voted';
  /** The vote of the unit; empty unless it is public. */
  readonly optionIds: readonly string[];
}

/** Units that stand together, in their order. */
export interface WallGroup {
  readonly name: string;
  readonly tiles: readonly WallUnit[];
}
