import type { PackId } from '../../kernel/assemblies/packId.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Exclusions } from '../../laws/rules/rule.ts';
import { type Question, yesNoOptions } from '../../polls/questions/question.ts';
import { decideResult } from '../../polls/results/decideResult.ts';

const point = 1_000_000;

/** One unit as it is written. */
interface Line {
  readonly unitId: string;
  readonly owner: string;
  readonly weight: number;
  readonly where: string;
  readonly vote: string;
  readonly inArrears: boolean;
}

function readHall(text: string): readonly Line[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [name = '', weight = '', where = '', vote = '-', mark = ''] = line.trim().split(/\s+/u);
    const [unitId = '', owner = unitId] = name.split('/');
    const points = Number(weight.replace(',', '.'));
    return { unitId, owner, weight: points * point, where, vote, inArrears: mark === 'mora' };
  });
}

const optionOf: Readonly<Record<string, string>> = {
  sí: 'favour',
  no: 'against',
  blanco: 'blank',
  abstención: 'abstention',
};

export interface HeldHall {
  readonly pack: PackId;
  readonly matter?: string;
  /**
   * A line a unit: `A/ana 26 dentro sí mora`; its owner only where it has several. Attendance: dentro,
   * salió (after voting or not) or fuera (never came). Vote: sí, no, blanco, abstención, or `-`.
   */
  readonly hall: string;
  readonly call?: number;
  /** The units that were there when the meeting was installed. */
  readonly installed?: string;
  readonly exclusions?: Exclusions;
}

/** Closes a yes/no question under a rule of a law, in a hall written as people write it. */
export function closeHall({
  pack,
  matter = 'budget',
  hall,
  call = 1,
  installed,
  exclusions,
}: HeldHall) {
  const rule = matterRule(packOf(pack), matter);
  const question: Question = {
    ...{ questionId: 'q', number: 1, text: '¿Aprueba?', rulePack: pack },
    options: yesNoOptions({ blank: true, abstention: true }),
    rule: exclusions === undefined ? rule : { ...rule, exclusions },
    ...{ liveBars: false, durationSeconds: null, session: 1, state: 'counting', openedAt: 1 },
    ...{ closesAt: null, quorumAtOpening: true },
  };
  const lines = readHall(hall);
  return decideResult({
    ...{ question, call, closedAt: 7 },
    installed: installed === undefined ? undefined : new Set(installed.split(' ')),
    units: lines.map(({ unitId, owner, weight, inArrears }) => ({
      ...{ unitId, weight, inArrears, ownerIds: [owner], kind: 'casa' },
    })),
    attendance: lines
      .filter(({ where }) => where !== 'fuera')
      .map(({ unitId, weight, where }) => ({ unitId, weight, present: where === 'dentro' })),
    ballots: lines.flatMap(({ unitId, weight, vote }) => {
      const optionId = optionOf[vote];
      return optionId === undefined ? [] : [{ unitId, weight, optionIds: [optionId] }];
    }),
  });
}
