import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { parseWeight } from '../../kernel/weights/parseWeight.ts';
import type { VoteKind } from '../../laws/findings/figures.ts';
import { quorumOf } from '../../laws/quorum/quorum.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { RulePack } from '../../laws/rules/rulePack.ts';
import { besidesOf } from '../../laws/verdicts/besidesOf.ts';
import { countRoll } from '../../laws/verdicts/countRoll.ts';
import { type AbsentNotice, presumeConsent } from '../../laws/verdicts/presumedConsent.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { scopesOf } from '../../laws/verdicts/scopesOf.ts';
import { turnoutOf } from '../../laws/verdicts/turnoutOf.ts';
import { type Verdict, verdictOf } from '../../laws/verdicts/verdict.ts';
import { countTakingPart } from '../../meeting/quorum/countPresence.ts';

export interface HeldCase {
  readonly pack: PackId | RulePack;
  readonly matter: string;
  readonly call?: number;
  /**
   * A line a unit: `101 | ana+luis | 12,5 | presente | sí | mora`. Attendance: presente, ausente,
   * salió. Vote: sí, no, otro, blanco, nulo, abstención, or `-`. Marks: mora, conflicto, anulada, afectada.
   */
  readonly roll: string;
  /** A line an absentee: `101 | 2026-01-10 | -` (notified, objected). */
  readonly notices?: string;
  readonly today?: LocalDate;
}

/** Holds a meeting written as people write it, and answers what the engine decides. */
export function holdCase(held: HeldCase): Verdict {
  const pack = typeof held.pack === 'string' ? packOf(held.pack) : held.pack;
  const rule = matterRule(pack, held.matter);
  const roll = linesOf(held.roll).map(readUnit);
  const scopes = scopesOf(rule);
  const { vocabulary } = pack;
  const present = countTakingPart(roll, scopes, rule.exclusions);
  const quorum = quorumOf(rule.quorum, held.call ?? 1, present, vocabulary);
  const figures = countRoll(roll, scopes, rule.exclusions);
  const notices = linesOf(held.notices ?? '').map(readNotice);
  const today = held.today ?? '2026-01-01';
  const consent = presumeConsent({ rule, roll, scopes, notices, today });
  const turnout = turnoutOf(rule, roll, scopes, quorum.call);
  const besides = besidesOf(rule, roll, scopes, quorum.call);
  return verdictOf({ rule, figures, quorum, turnout, vocabulary, consent, ...besides });
}

const votes: Readonly<Record<string, VoteKind | null>> = {
  sí: 'favour',
  no: 'against',
  otro: 'other',
  blanco: 'blank',
  nulo: 'null',
  abstención: 'abstention',
  '-': null,
};

function linesOf(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function readUnit(cells: readonly string[]): RollUnit {
  const [unitId = '', owners = '', weight = '', attendance = '', vote = '-', marks = ''] = cells;
  const parsed = parseWeight(weight);
  const voted = votes[vote];
  if (!parsed.ok || voted === undefined || !['presente', 'ausente', 'salió'].includes(attendance)) {
    throw new Error(`Not a unit: ${cells.join(' | ')}`);
  }
  return {
    unitId,
    headId: owners.split('+').sort().join('+'),
    weights: { main: parsed.weight },
    present: attendance === 'presente',
    vote: voted,
    annulled: marks.includes('anulada'),
    inArrears: marks.includes('mora'),
    inConflict: marks.includes('conflicto'),
    isAffected: marks.includes('afectada'),
  };
}

function readNotice([
  unitId = '',
  notified = '-',
  objected = '-',
]: readonly string[]): AbsentNotice {
  return {
    unitId,
    notifiedOn: notified === '-' ? null : notified,
    objectedOn: objected === '-' ? null : objected,
  };
}
