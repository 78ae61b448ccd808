import type { Count, Tally, UnitBitmap } from '@asamblea/domain';

/** Sums of which only the total over all shards means something. */
export interface TallyShard {
  readonly tally: Tally;
  /** Which units voted, by their index in the roster. */
  readonly seen?: UnitBitmap;
  /** By option, when the roll is public. */
  readonly marks?: Readonly<Record<string, UnitBitmap>>;
}

/**
 * A shard of a secret vote. The participation is known, so the votes received are; their content is in the
 * box.
 */
export interface SealedShard {
  readonly voted: Count;
  /** Which units took part, by their index in the roster: no more than their participations say. */
  readonly seen?: UnitBitmap;
  /** The number of writes so far: the box is bound to it. */
  readonly version: number;
  /** The sums of every option under the question's key, as base64: as long whatever they are. */
  readonly box: string;
}

/** `questions/{id}/rolls/{part}`: the named ballots of a closed question together, as text. */
export interface BallotArchive {
  readonly parts: number;
  readonly json: string;
}
