import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ArrearsBylaw } from '../../kernel/bylaws/arrearsBylaw.ts';
import type { QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { bylawOf, citeSource, joinSources } from '../../kernel/bylaws/source.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import { attendanceParts, joinAttendance } from '../rules/joinAttendance.ts';
import type { CallQuorum, Rule } from '../rules/rule.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { withArrearsBylaw } from '../rules/withArrearsBylaw.ts';
import { withQuorumBylaw } from '../rules/withQuorumBylaw.ts';
import { packOf } from './rulePacks.ts';

/** A law, and the quorums that the bylaws ask under it. */
export interface QuorumLaw {
  readonly rulePack: PackId;
  readonly quorums?: readonly QuorumBylaw[];
  /** The rights that its bylaws take from those in arrears. */
  readonly arrears?: ArrearsBylaw | null;
}

/**
 * The law with what the bylaws say of quorums and of those in arrears in each of its rules: the one place where they come in, for the gate,
 * the screens, the papers and the questions. `kind`: of the session, where the law does not tell them apart;
 * while nobody said it, what is asked of either is. A bylaw that the law forbids changes nothing.
 */
export function packUnder(
  { rulePack, quorums = [], arrears = null }: QuorumLaw,
  kind: MeetingKind | null = null,
): RulePack {
  const pack = underArrears(packOf(rulePack), arrears);
  if (quorums.length === 0) return pack;
  return { ...pack, rules: pack.rules.map((rule) => withQuorums(rule, quorums, kind)) };
}

/** A loss that the law forbids bylaws to impose changes nothing. */
function underArrears(pack: RulePack, arrears: ArrearsBylaw | null): RulePack {
  const room = pack.arrearsRoom;
  if (arrears === null || room?.losses.includes(arrears.loss) !== true) return pack;
  return {
    ...pack,
    rules: pack.rules.map((rule) => withArrearsBylaw(rule, arrears, room.keepsBase)),
    arrearsBy: bylawOf(arrears.article),
  };
}

/** The rule with the quorums of the bylaws that reach it. */
export function withQuorums(
  rule: Rule,
  quorums: readonly QuorumBylaw[],
  kind: MeetingKind | null,
): Rule {
  const of = rule.bylaws?.quorum?.of ?? kind;
  const asked = (law: CallQuorum, kindAsked: MeetingKind) => {
    const bylaw = bylawFor(quorums, kindAsked, law.call);
    const changed = bylaw && withQuorumBylaw(rule, law.call, bylaw.asks);
    return changed?.ok === true ? changed.value : law;
  };
  return {
    ...rule,
    quorum: rule.quorum.map((law) =>
      of === null ? either(asked(law, 'ordinary'), asked(law, 'extraordinary')) : asked(law, of),
    ),
  };
}

/** That of the kind, or that of any kind. */
function bylawFor(quorums: readonly QuorumBylaw[], kind: MeetingKind, call: number) {
  const ofCall = quorums.filter((one) => one.call === call);
  return ofCall.find((one) => one.kind === kind) ?? ofCall.find((one) => one.kind === null);
}

/** The quorum that suffices for a session of both kinds. */
function either(one: CallQuorum, other: CallQuorum): CallQuorum {
  const requirement = joinAttendance(one.requirement, other.requirement);
  const comesFrom = ({ requirement: own }: CallQuorum) =>
    attendanceParts(requirement).every((part) => attendanceParts(own).includes(part));
  if (comesFrom(one)) return { ...one, requirement };
  if (comesFrom(other)) return { ...other, requirement };
  const isSame = citeSource(one.source) === citeSource(other.source);
  const source = isSame ? one.source : joinSources(one.source, other.source);
  return { call: one.call, requirement, source };
}
