import {
  type AskedBallot,
  type BoothEntry,
  type CastAnswer,
  type CastRequest,
  type CurrentBallot,
  groupBy,
  type Holding,
  takesVotes,
} from '@asamblea/domain';
import { unitWordsOf } from '../../../parts/unitWords.tsx';

/**
 * Where the person at the booth is. It lives in the page's memory alone and each step forgets the ones
 * before: with the answer there is no choice left.
 */
export type BoothStep =
  | { readonly at: 'free' }
  /** `typed`: what a keyboard or a reader began with. */
  | { readonly at: 'plate'; readonly message: string | null; readonly typed?: string }
  | { readonly at: 'pin'; readonly plate: number }
  | ({ readonly at: 'ballot' } & AtQuestion)
  | ({ readonly at: 'sending'; readonly vote: CastRequest } & AtQuestion)
  | { readonly at: 'done'; readonly entry: BoothEntry; readonly answered: readonly Answered[] }
  | { readonly at: 'stopped'; readonly title: string; readonly message: string };

/** One question after another, where several are open at once. */
export interface AtQuestion {
  readonly entry: BoothEntry;
  readonly asked: AskedBallot;
  /** Those that come after it. */
  readonly rest: readonly AskedBallot[];
  readonly answered: readonly Answered[];
}

/** The outcome of a question: its answer, or why no vote of this person is kept in it. */
export interface Answered {
  readonly asked: AskedBallot;
  readonly answer: CastAnswer | null;
  readonly unsent?: Unsent;
}

export type Unsent =
  /** The question closed before its vote was confirmed. */
  | { readonly why: 'closed' }
  /** The voter went away before answering it. */
  | { readonly why: 'left' }
  /** `isSure`: nothing was sent before that had no answer. */
  | { readonly why: 'refused'; readonly message: string; readonly isSure: boolean };

export const freeStep: BoothStep = { at: 'free' };

/** The step after plate and PIN: the ballot, or why there is none. */
export function stepOfEntry(entry: BoothEntry): BoothStep {
  const open = entry.ballot.asked.filter(({ question }) => takesVotes(question));
  const { term, agree } = unitWordsOf(entry.ballot.words);
  if (open.every(({ holdings }) => holdings.length === 0)) {
    return {
      at: 'stopped',
      title: `Su placa no tiene ${term.noun} ${agree('acreditadas', 'acreditados')}`,
      message: 'Acérquese a la mesa de registro con su documento.',
    };
  }
  const [asked, ...rest] = open.filter((one) => unitsToVote(one).length > 0);
  const barred = open.flatMap(({ holdings }) => holdings.filter(isBarred));
  if (asked === undefined && barred.length > 0) {
    const reasons = new Set(barred.map(({ label, refusal }) => `${label}: ${refusal?.message}`));
    return {
      at: 'stopped',
      title: `Sus ${term.noun} no pueden votar`,
      message: `${[...reasons].join(' ')} Si ya está al día, acérquese a la mesa de registro.`,
    };
  }
  if (asked === undefined) {
    return {
      at: 'stopped',
      title:
        open.length > 1 ? 'Usted ya votó en todas las preguntas' : 'Usted ya votó en esta pregunta',
      message: `El voto de ${agree('todas', 'todos')} sus ${term.noun} está guardado. No tiene que hacer nada más.`,
    };
  }
  return { at: 'ballot', entry, asked, rest, answered: [] };
}

/** After an answer, or a question that closed: the next one, or the receipts of all. */
export function stepAfter(at: AtQuestion, answer: CastAnswer | null): BoothStep {
  const { entry } = at;
  const unsent = answer === null ? { unsent: { why: 'closed' } as const } : {};
  const answered = [...at.answered, { asked: at.asked, answer, ...unsent }];
  const [asked, ...rest] = at.rest;
  if (asked !== undefined) return { at: 'ballot', entry, asked, rest, answered };
  return answered.every((one) => one.answer === null) ? overtaken : { at: 'done', entry, answered };
}

/** A voter who goes away in the middle of several questions is told which votes were kept; otherwise none were. */
export function stepLeaving(step: BoothStep): BoothStep {
  return step.at === 'ballot' ? stepShort(step, { why: 'left' }, freeStep) : freeStep;
}

/** After a vote that was refused for good: what was kept before it, if anything was. */
export function stepRefused(at: AtQuestion, message: string, isSure: boolean): BoothStep {
  const title = isSure ? 'Su voto no se guardó' : 'No sabemos si su voto quedó guardado';
  return stepShort(at, { why: 'refused', message, isSure }, { at: 'stopped', title, message });
}

function stepShort(at: AtQuestion, unsent: Unsent, otherwise: BoothStep): BoothStep {
  const { entry, asked, rest, answered } = at;
  if (answered.every(({ answer }) => answer === null)) return otherwise;
  const left = rest.map((one) => ({ asked: one, answer: null, unsent: { why: 'left' } as const }));
  return { at: 'done', entry, answered: [...answered, { asked, answer: null, unsent }, ...left] };
}

const overtaken: BoothStep = {
  at: 'stopped',
  title: 'La votación se cerró antes de que usted confirmara',
  message: 'Su voto no se envió. Si tiene dudas, hable con la mesa.',
};

export function unitsToVote({ holdings }: Pick<AskedBallot, 'holdings'>): readonly Holding[] {
  return holdings.filter((unit) => unit.ballot === null && !isBarred(unit));
}

/** Whether the unit has no vote in the question, with any marks. */
export function isBarred({ ballot, refusal }: Holding): boolean {
  return ballot === null && refusal !== undefined;
}

/** Whether what is asked now is still what the person is answering. */
export function isStillAsked(step: BoothStep, ballot: CurrentBallot): boolean {
  const open = ballot.asked.filter(({ question }) => takesVotes(question));
  switch (step.at) {
    case 'plate':
    case 'pin':
      return open.length > 0;
    case 'ballot':
      return open.some(({ question }) => question.questionId === step.asked.question.questionId);
    case 'free':
    case 'sending':
    case 'done':
    case 'stopped':
      return true;
  }
}

export interface BoothReceipt {
  readonly code: string;
  readonly labels: readonly string[];
}

/** The receipts of an answer, each with its units; a code that did not come says so by its absence. */
export function boothReceipts(
  answer: CastAnswer,
  holdings: readonly Holding[],
): readonly BoothReceipt[] {
  const kept = answer.results.flatMap((row) =>
    row.status === 'refused' || row.receipt === null
      ? []
      : [{ code: row.receipt, label: labelOf(row.unitId, holdings) }],
  );
  return [...groupBy(kept, ({ code }) => code)].map(([code, same]) => ({
    code,
    labels: same.map(({ label }) => label),
  }));
}

export function labelOf(unitId: string, holdings: readonly Holding[]): string {
  return holdings.find((unit) => unit.unitId === unitId)?.label ?? unitId;
}
