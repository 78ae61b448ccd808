import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ArrearsLoss } from '../../kernel/bylaws/arrearsBylaw.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { Country } from '../../kernel/countries/country.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import type { Rule } from './rule.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A subject of the agenda as people say it, and the rule that decides it. */
export interface Matter {
  readonly matterId: string;
  /** «Presupuesto», «Reforma de estatutos». */
  readonly label: string;
  /** Null for what is only informed: nothing is decided. */
  readonly ruleId: string | null;
}

/** The law under which an assembly is run, as data. */
export interface RulePack {
  readonly packId: PackId;
  readonly name: string;
  /** Null when it belongs to no country. */
  readonly country: Country | null;
  readonly vocabulary: Vocabulary;
  readonly rules: readonly Rule[];
  readonly matters: readonly Matter[];
  /** The rule of a decision that belongs to no special matter. */
  readonly ordinaryRuleId: string;
  /** Where the law itself tells kinds of session apart: how it calls each, and a rule with its quorum. */
  readonly quorumKinds?: Readonly<
    Record<MeetingKind, { readonly name: string; readonly ruleId: string }>
  >;
  /** Where it is not all housing, by the rule that only housing has: the one that decides instead. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** The law that looks at who owes when the meeting begins: a debt paid later gives back no vote. */
  readonly arrearsAtStart?: Source;
  /** The law that leaves the vote to an owner who contests a debt in court or pays it into court. */
  readonly contestedDebts?: Source;
  /** The losses that bylaws may impose on those in arrears. Not said: nothing. */
  readonly arrearsRoom?: {
    readonly losses: readonly ArrearsLoss[];
    /** The law takes its majorities over everybody: those in arrears stay in them without a vote. */
    readonly keepsBase?: true;
    readonly source: Source;
  };
  /** The source that gives those in arrears their vote, whatever the bylaws say. */
  readonly debtorsVote?: Source;
  /** The article of the bylaws that takes it from them, once it rules. */
  readonly arrearsBy?: Source;
  /** The source that sets the amount below which a debt takes no vote. Not said: any that is due does. */
  readonly debtLimit?: Source;
}

/** Matters that one rule decides, from id to label. */
export function matters(
  ruleId: string | null,
  labels: Readonly<Record<string, string>>,
): readonly Matter[] {
  return Object.entries(labels).map(([matterId, label]) => ({ matterId, label, ruleId }));
}
