import { z } from 'zod';
import { type Base, bases, type Requirement, requirementSchema } from './requirement.ts';
import { type Source, sourceSchema } from './source.ts';
import { type Threshold, thresholdSchema } from './threshold.ts';

/** Why somebody is left out: owes dues, or has an interest of their own in this decision. */
export const exclusionReasons = ['arrears', 'conflict'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** How a meeting or a vote is held, where the law limits it. */
export const meetingModes = ['hall', 'online', 'mixed', 'written', 'later-call'] as const;
export type MeetingMode = (typeof meetingModes)[number];

/**
 * Who does not count, declared apart: out of the quorum, out of the base (and so of both sides), or
 * without a vote. `reach` says how far a debt goes: only its unit, or every unit of that owner.
 */
export interface Exclusions {
  readonly quorum: readonly ExclusionReason[];
  readonly base: readonly ExclusionReason[];
  readonly vote: readonly ExclusionReason[];
  readonly reach: 'unit' | 'owner';
}

export const nobodyExcluded: Exclusions = { quorum: [], base: [], vote: [], reach: 'unit' };

/** Whether somebody may be left out of the decision for an interest of their own. */
export function excludesConflict({ exclusions }: Pick<Rule, 'exclusions'>): boolean {
  const { quorum, base, vote } = exclusions;
  return [quorum, base, vote].some((reasons) => reasons.includes('conflict'));
}

/** The quorum of one call. A null requirement: whoever came is enough. */
export interface CallQuorum {
  readonly call: number;
  readonly requirement: Requirement | null;
  readonly source: Source;
}

/** Who must have taken part for a decision to have any effect, whatever was voted. */
export interface Turnout {
  readonly requirement: Requirement;
  readonly source: Source;
}

/** Absentees who were told of the decision and stay silent count in favour after `days`. */
export interface PresumedConsent {
  readonly days: number;
  /** What those who came must have adopted among themselves, for absentees to be asked at all. */
  readonly proposal: Requirement;
  readonly source: Source;
}

/** A way of meeting in which this decision is doubtful or void: shown as a warning. */
export interface ChannelLimit {
  readonly modes: readonly MeetingMode[];
  readonly warning: string;
  readonly source: Source;
}

/** The highest majority that bylaws may ask; `capped`: a higher one is read as this one. */
export interface Ceiling {
  readonly threshold: Threshold;
  /** Over what it is taken; the rule's own base unless said. */
  readonly base?: Base | undefined;
  readonly effect: 'capped' | 'refused';
  /** The ceiling itself is too high: «sin llegar a la unanimidad». */
  readonly strictlyBelow?: boolean | undefined;
  readonly source: Source;
}

/** What the law lets bylaws say of a rule, besides a higher majority; each with its article. */
export interface BylawRoom {
  /** They may ask for nothing else. */
  readonly fixed?: Source | undefined;
  /** A number of owners or partners in favour. */
  readonly heads?: Source | undefined;
  /** The attendance that is asked, and in which calls it may also be less. */
  readonly quorum?:
    | { readonly mayLower?: readonly number[] | undefined; readonly source: Source }
    | undefined;
}

/** What a decision needs to pass. Data: stored with the question and locked when it opens. */
export interface Rule {
  readonly ruleId: string;
  readonly title: string;
  readonly requirement: Requirement;
  /** Per call, in order; a later call than the last takes the last. */
  readonly quorum: readonly CallQuorum[];
  /** When the quorum is measured. Not said: at each vote, with who voted and left. */
  readonly quorumAt?: 'installation' | undefined;
  /** Of a decision without a meeting, which needs everybody; not said: nobody in particular. */
  readonly turnout?: Turnout | undefined;
  readonly exclusions: Exclusions;
  readonly presumedConsent: PresumedConsent | null;
  readonly channelLimits: readonly ChannelLimit[];
  readonly needsNotary: boolean;
  readonly ceiling: Ceiling | null;
  /** Whether bylaws may ask for less than this. */
  readonly bylawsMayLower: boolean;
  /** Not said: a higher majority, up to the ceiling, and nothing else. */
  readonly bylaws?: BylawRoom | undefined;
  readonly source: Source;
}

const reasons = z.array(z.enum(exclusionReasons)).readonly();

/** Reads a stored or edited rule. Who is out of the base must be out of the vote too. */
export const ruleSchema: z.ZodType<Rule> = z
  .strictObject({
    ruleId: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/u),
    title: z.string().trim().min(3).max(120),
    requirement: requirementSchema,
    quorum: z
      .array(
        z
          .strictObject({
            call: z.number().int().min(1).max(3),
            requirement: requirementSchema.nullable(),
            source: sourceSchema,
          })
          .readonly(),
      )
      .min(1)
      .readonly(),
    quorumAt: z.literal('installation').optional(),
    turnout: z
      .strictObject({ requirement: requirementSchema, source: sourceSchema })
      .readonly()
      .optional(),
    exclusions: z
      .strictObject({
        quorum: reasons,
        base: reasons,
        vote: reasons,
        reach: z.enum(['unit', 'owner']),
      })
      .refine(({ base, vote }) => base.every((reason) => vote.includes(reason)))
      .readonly(),
    presumedConsent: z
      .strictObject({
        days: z.number().int().min(1).max(365),
        proposal: requirementSchema,
        source: sourceSchema,
      })
      .readonly()
      .nullable(),
    channelLimits: z
      .array(
        z
          .strictObject({
            modes: z.array(z.enum(meetingModes)).min(1).readonly(),
            warning: z.string().min(10),
            source: sourceSchema,
          })
          .readonly(),
      )
      .readonly(),
    needsNotary: z.boolean(),
    ceiling: z
      .strictObject({
        threshold: thresholdSchema,
        base: z.enum(bases).optional(),
        effect: z.enum(['capped', 'refused']),
        strictlyBelow: z.boolean().optional(),
        source: sourceSchema,
      })
      .readonly()
      .nullable(),
    bylawsMayLower: z.boolean(),
    bylaws: z
      .strictObject({
        fixed: sourceSchema.optional(),
        heads: sourceSchema.optional(),
        quorum: z
          .strictObject({
            mayLower: z.array(z.number().int().min(1).max(3)).readonly().optional(),
            source: sourceSchema,
          })
          .readonly()
          .optional(),
      })
      .readonly()
      .optional(),
    source: sourceSchema,
  })
  .readonly();
