import type { RefusalBody } from '../../kernel/refusals/describeRefusal.ts';
import type { SessionMoment } from '../../kernel/sessions/assemblySession.ts';
import type { QuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { Stage } from '../../kernel/sessions/stage.ts';
import type { HoldingWords } from '../../kernel/weights/holdingWords.ts';
import type { AttachedDocument } from '../../meeting/attachments/attachedDocument.ts';
import type { Capacity } from '../../people/seats/attendance.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import type { Disclosure, VoteChannel } from '../questions/votePolicy.ts';
import type { QuestionResult } from '../results/questionResult.ts';

/** A unit that the voter holds now, and its vote if it has one. */
export interface Holding {
  readonly unitId: string;
  readonly label: string;
  readonly weight: number;
  readonly capacity: Capacity;
  readonly ownerName: string;
  /**
   * The owner, among my units, where the question counts owners: those with the same number vote together. It
   * says nothing outside this ballot.
   */
  readonly head?: number;
  readonly ballot: {
    /** The vote known to the server: in a secret vote only that the unit voted. */
    readonly optionIds: readonly string[] | null;
    readonly receipt: string | null;
    readonly castAt: number | null;
    readonly channel?: VoteChannel;
  } | null;
  /** Why it has no vote in this question; nothing where it may vote, or did. */
  readonly refusal?: RefusalBody;
  /** The parts counted separately, in sentences; absent: none. */
  readonly notes?: readonly string[];
  /** The instruction of the proxy for this question. */
  readonly instruction?: Instruction;
}

/** How a grantor wants to be voted: an option of the question, words of theirs, or both. */
export interface Instruction {
  /** The proxy that says it: one may be of several units. */
  readonly proxyId: string;
  readonly optionId: string | null;
  readonly text: string;
}

/** `GET /api/votes/current`: all that the ballot needs, in one answer. */
export interface CurrentBallot {
  readonly assemblyName: string;
  readonly cot: string;
  readonly timeZone?: string;
  readonly personName: string;
  readonly serverNow: number;
  readonly stage: Stage;
  readonly session?: SessionMoment;
  /** In what the assembly says what is held; not said: units and their coefficient. */
  readonly words?: HoldingWords;
  /** Everything that is asked at once, in its order; nothing while no question is open or looked at. */
  readonly asked: readonly AskedBallot[];
  /** My units while nothing is asked; what is asked says them with their votes. */
  readonly holdings: readonly Holding[];
  /** The questions annulled since the stage last moved, for voters who had one open or were looking at it. */
  readonly annulled?: readonly AnnulledQuestion[];
}

/** A question that is asked and my units, with what they voted in it. */
export interface AskedBallot {
  readonly question: {
    readonly questionId: string;
    readonly number: number;
    readonly repetition?: number;
    readonly text: string;
    readonly disclosure?: Disclosure | undefined;
    readonly mayChange?: boolean;
    readonly options: readonly Option[];
    readonly election?: ElectionTerms | null;
    readonly state: 'open' | 'closing' | 'counting' | 'closed';
    readonly closesAt: number | null;
    readonly item?: string;
    /** A practice question: said on the ballot, because nothing of it counts. */
    readonly rehearsal?: boolean;
    /** The vote of each unit is shown: the ballot says so, before voting. */
    readonly isRollPublic?: boolean;
    /** To be read before voting; not said: none. */
    readonly documents?: readonly AttachedDocument[];
  };
  readonly holdings: readonly Holding[];
  /** When this person protested that they have no vote in it; not said: they did not. */
  readonly protestedAt?: number | undefined;
  /** The decision, while the moderator shows it. */
  readonly result?: QuestionResult;
}

/** `POST /api/votes/{id}/protest` */
export interface ProtestAnswer {
  readonly protestedAt: number;
}

/** A question whose votes count no more, and why. */
export interface AnnulledQuestion extends QuestionNumber {
  readonly questionId: string;
  readonly text: string;
  readonly reason: string;
  /** The question is on the agenda again, to be voted anew. */
  readonly isRepeated: boolean;
}
