import type { PluginName } from '../access/plugins.ts';
import type { AttachedDocument } from '../attachments/attachedDocument.ts';
import type { Disclosure } from '../ballots/votePolicy.ts';
import type { DoorBrand } from '../brand/assemblyLook.ts';
import type { ElectionTerms } from '../elections/electionTerms.ts';
import type { MoodCounts } from '../moods/mood.ts';
import type { RollOrder } from '../questions/publicSight.ts';
import type { Option, QuestionState } from '../questions/question.ts';
import type { Quorum } from '../quorum/quorum.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import type {
  AssemblySession,
  SessionMoment,
  Stage,
  Verification,
} from '../sessions/assemblySession.ts';
import type { Tally } from '../tallies/tally.ts';
import type { Count } from '../weights/weight.ts';

/**
 * A commit time of the database as sortable text: seconds padded to 12 digits, a point and nine of
 * nanoseconds. Newer is greater; plain comparison decides.
 */
export type Instant = string;

export function instantOf(time: {
  readonly seconds: number;
  readonly nanoseconds: number;
}): Instant {
  const seconds = String(time.seconds).padStart(12, '0');
  return `${seconds}.${String(time.nanoseconds).padStart(9, '0')}`;
}

export function instantMillis(instant: Instant): number {
  const [seconds = '0', nanos = '0'] = instant.split('.');
  return Number(seconds) * 1000 + Math.floor(Number(nanos) / 1_000_000);
}

/** The last instant of a millisecond: what a moment on a clock includes. */
export function endOfMillisecond(millis: number): Instant {
  const nanoseconds = (millis % 1000) * 1_000_000 + 999_999;
  return instantOf({ seconds: Math.floor(millis / 1000), nanoseconds });
}

/** Every public projection says as of when it is true; each has one writer. */
export interface Projected {
  readonly asOf: Instant;
}

/** A step of the quorum curve. */
export interface QuorumPoint {
  readonly at: number;
  readonly weight: number;
}

/** `public/{cot}/live/quorum` */
export interface LiveQuorum extends Projected {
  readonly quorum: Quorum;
  readonly call: AssemblySession['call'];
  readonly sessionState: AssemblySession['state'];
  /** When the call begins. */
  readonly startsAt?: number;
  /** When a suspended session goes on, if it was said. */
  readonly resumesAt?: number | null;
  readonly verified?: Verification | null;
  /** Since when an open session is without quorum in the room, in milliseconds; null: it has it. */
  readonly lostSince?: number | null;
  readonly curve: readonly QuorumPoint[];
}

/** `public/{cot}/live/question`: what the projector shows, with all it needs to show it. */
export interface LiveQuestion extends Projected, LiveVoting {
  readonly stage: Stage;
  readonly session?: SessionMoment;
  /** Of several on stage at once, those after the first. */
  readonly others?: readonly LiveVoting[];
  /** Of the mood card on stage: people by option, nobody's name. */
  readonly mood?: MoodCounts | null;
}

/** A question on stage and how its vote goes. */
export interface LiveVoting {
  readonly question: {
    readonly questionId: string;
    readonly number: number;
    readonly repetition?: number;
    readonly text: string;
    readonly disclosure?: Disclosure | undefined;
    readonly options: readonly Option[];
    readonly election?: ElectionTerms | null;
    readonly state: QuestionState;
    readonly openedAt: number | null;
    readonly closesAt: number | null;
    readonly item?: string;
    readonly rehearsal?: boolean;
    /** What its rule counts, for the running bars; the weight where it counts owners or both. */
    readonly measure?: 'weight' | 'units';
    /** In which order what each unit votes is public; null when it is not. */
    readonly roll?: RollOrder | null;
    /** To be read before voting; not said: none. */
    readonly documents?: readonly AttachedDocument[];
  } | null;
  /** Votes received, by weight and by units. */
  readonly voted: Count;
  /** Units present now joined with those that voted: what the participation is measured against. */
  readonly expected: Count;
  /** Running sums, only when the question allows them; never of a secret vote. */
  readonly bars: Tally | null;
  /** Only when the moderator shows it. */
  readonly result: QuestionResult | null;
}

/** Every question on stage, in their order. */
export function votingsOf(live: LiveQuestion): readonly LiveVoting[] {
  return live.question === null ? [] : [live, ...(live.others ?? [])];
}

/** The stage as if that question were alone on it; null when it is not there. */
export function liveOf(live: LiveQuestion, questionId: string): LiveQuestion | null {
  const voting = votingsOf(live).find(({ question }) => question?.questionId === questionId);
  if (voting === undefined) return null;
  const { question, voted, expected, bars, result } = voting;
  return { ...live, question, voted, expected, bars, result, others: [] };
}

/** `public/{cot}/live/results`: closed questions whose result was shown, newest first. */
export interface LiveResults extends Projected {
  readonly results: readonly QuestionResult[];
}

/** `public/{cot}`: what anyone may get with the assembly's key. */
export interface PublicAssembly extends Partial<DoorBrand> {
  readonly assemblyId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly logoUrl: string | null;
  /** Its screens show nothing any more, and nobody comes in. */
  readonly isArchived?: boolean;
  /** What is switched off of what needs no sign-in; not said: nothing. */
  readonly off?: readonly PluginName[];
  /** Nothing of it counts: its screens say so. */
  readonly isRehearsal?: boolean;
  /** The assembly has another code now. The old one is never another assembly's, and never says the new one. */
  readonly replaced?: true;
}

/** `GET /api/public/assembly?cot=`: whose door or screen this is. */
export type AssemblyBrand = Omit<PublicAssembly, 'assemblyId' | 'replaced'>;

/** `GET /api/public/live?cot=&only=`: one of what the screens show, for audiences too large to listen each. */
export interface LiveAnswer<Live extends Projected> {
  readonly live: Live | null;
}

/** `GET /api/public/results?cot=` */
export interface ResultsAnswer {
  readonly live: LiveResults | null;
}

/** What `page` hands to the browser with the HTML of a server-rendered public page. */
export interface PublicPageState {
  readonly path: string;
  readonly cot: string;
  readonly assembly: AssemblyBrand | null;
  /** There was an assembly with that code, and it has another one now. */
  readonly isReplaced?: boolean;
  readonly quorum: LiveQuorum | null;
  readonly serverNow: number;
}

/** What the web's server bundle exports as `renderPublicPage`. */
export interface RenderedPage {
  /** Goes inside `<div id="root">`. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The picture of the tab: the assembly's logo, or null for ours. */
  readonly iconUrl: string | null;
}
