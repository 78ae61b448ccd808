import type { AskedQuorum, AttendanceMeasure } from '../../kernel/bylaws/quorumBylaw.ts';
import { bylawOf, citeSource, joinSources } from '../../kernel/bylaws/source.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { attendanceParts, isHarder, joinAttendance, measuresSame } from './joinAttendance.ts';
import type { Requirement } from './requirement.ts';
import { presenceOver } from './requirements.ts';
import type { CallQuorum, Rule } from './rule.ts';
import { mainWeight, type Scope } from './scope.ts';

/**
 * The quorum of a call as the bylaws ask it. Where the law lets it only rise, what the law asks stays beside
 * what the bylaws do; where it lets it fall, only the number of owners that it asks does. Every refusal names
 * the article.
 */
export function withQuorumBylaw(rule: Rule, call: number, asks: AskedQuorum): Outcome<CallQuorum> {
  const law = rule.quorum.find((one) => one.call === call);
  const room = rule.bylaws?.quorum;
  if (law === undefined || room?.calls.includes(call) !== true) {
    const { source } = law ?? rule.quorum.at(-1) ?? rule;
    return refuse('quorum-fixed', citeSource(source));
  }
  const isOther = asks.least !== null || asks.share?.measure !== 'weight';
  if (room.onlyByWeight === true && isOther) {
    return refuse('quorum-measured', citeSource(law.source));
  }
  if (room.onlyNumber === true && (asks.share !== null || asks.least?.measure !== 'heads')) {
    return refuse('quorum-number-only', citeSource(room.source));
  }
  const asked = askedParts(rule, asks);
  const isFree = room.mayLower?.includes(call) === true;
  const stays = attendanceParts(law.requirement).filter(({ kind }) =>
    room.onlyNumber === true ? kind !== 'count' : !isFree || kind === 'count',
  );
  const isLower = stays.some((part) =>
    asked.some((one) => measuresSame(one, part) && isHarder(part, one)),
  );
  if (isLower) return refuse('quorum-too-low', citeSource(law.source));
  const own = stays.filter((part) => !asked.some((one) => measuresSame(one, part)));
  const bylaw = bylawOf(asks.article);
  return accept({
    call,
    requirement: [...asked, ...own].reduce<Requirement | null>(joinAttendance, null),
    source: own.length === 0 ? bylaw : joinSources(law.source, bylaw),
  });
}

function askedParts(rule: Rule, { share, least }: AskedQuorum): readonly Requirement[] {
  return [
    ...(share === null
      ? []
      : [presenceOver(wholeOf(rule), share.threshold, scopeOf[share.measure])]),
    ...(least === null
      ? []
      : [
          {
            kind: 'count',
            numerator: 'present',
            scope: scopeOf[least.measure],
            least: least.count,
          } as const,
        ]),
  ];
}

const scopeOf: Readonly<Record<AttendanceMeasure, Scope>> = {
  weight: mainWeight,
  units: 'units',
  heads: 'heads',
};

/** The base of the law's own quorum; where it asks none, everybody whom it does not leave out of one. */
function wholeOf({ quorum, exclusions }: Rule): 'all' | 'allMinusExcluded' {
  const shares = quorum
    .flatMap(({ requirement }) => attendanceParts(requirement))
    .flatMap((part) => (part.kind === 'share' ? [part.base] : []));
  const ofLaw = shares[0] ?? (exclusions.quorum.length === 0 ? 'all' : 'allMinusExcluded');
  return ofLaw === 'allMinusExcluded' ? ofLaw : 'all';
}
