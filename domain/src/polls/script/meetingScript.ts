import { type AssemblySession, callName } from '../../kernel/sessions/assemblySession.ts';
import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { stagedIds } from '../../kernel/sessions/stage.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';
import { endSentence, saying } from '../../kernel/text/sentence.ts';
import { formatCount } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import { type Quorum, sayPresence } from '../../laws/quorum/quorum.ts';
import type { AgendaPoint } from '../../meeting/agenda/agendaPoint.ts';
import { sayAppliedRule } from '../elections/appliedRule.ts';
import { sayElectionTerms } from '../elections/sayElectionTerms.ts';
import { sayVerdict } from '../presented/presentResult.ts';
import type { Question } from '../questions/question.ts';
import type { QuestionResult } from '../results/questionResult.ts';

export type ScriptState = 'said' | 'now' | 'later';

/** A text that the conductor of the meeting reads aloud at one moment of it. */
export interface ScriptLine {
  readonly id: string;
  /** Which moment it is, for the list and the paper: not read. */
  readonly moment: string;
  readonly text: string;
  readonly state: ScriptState;
}

export interface ScriptAsked {
  readonly assemblyName: string;
  readonly session: Pick<AssemblySession, 'state' | 'call' | 'stage' | 'point'>;
  /** As the screens say it; null before anybody came. */
  readonly quorum: Quorum | null;
  /** In the order of the agenda. */
  readonly questions: readonly Question[];
  readonly results: ReadonlyMap<string, QuestionResult>;
  /** Of the agenda, in their order. Without any, the questions one after another, under the item of each. */
  readonly points?: readonly AgendaPoint[];
}

type Draft = Omit<ScriptLine, 'state'> & { readonly isSaid: boolean; readonly isNow?: boolean };

/**
 * The meeting from its first sentence to its last, as it stands: one line is to be read now. Practice questions
 * and annulled ones are not read. Words of rules and verdicts are those of the screens and the acta.
 */
export function meetingScript(asked: ScriptAsked): readonly ScriptLine[] {
  const drafts = [
    ...openingOf(asked),
    ...pointsOf(asked).flatMap((point) => linesOf(point, asked)),
    ...closingOf(asked),
  ];
  const pressing = drafts.findIndex(({ isNow }) => isNow === true);
  const now = pressing >= 0 ? pressing : drafts.findIndex(({ isSaid }) => !isSaid);
  return drafts.map(({ id, moment, text, isSaid }, place) => ({
    id,
    moment,
    text,
    state: place === now ? 'now' : isSaid ? 'said' : 'later',
  }));
}

function openingOf({ assemblyName, session, quorum }: ScriptAsked): readonly Draft[] {
  const { state, call } = session;
  const isInstalled = state !== 'planned' && state !== 'failed';
  const name = callName(call).toLowerCase();
  return [
    {
      id: 'welcome',
      moment: 'Bienvenida',
      isSaid: isInstalled,
      text: saying`Bienvenidos a la reunión de «${assemblyName}», en ${name}.`,
    },
    {
      id: 'quorum',
      moment: 'Quórum',
      isSaid: isInstalled,
      isNow: state === 'planned' && (quorum?.present.units ?? 0) > 0,
      text: sayQuorumAloud(quorum, isInstalled),
    },
    ...(state === 'failed' ? [failed(name)] : []),
  ];
}

function failed(call: string): Draft {
  return {
    id: 'failed',
    moment: 'Convocatoria fracasada',
    isSaid: false,
    isNow: true,
    text: `No se reunió el quórum: la ${call} queda fracasada. Se les informará el día y la hora de la siguiente.`,
  };
}

function sayQuorumAloud(quorum: Quorum | null, isInstalled: boolean): string {
  if (quorum === null) return 'Verifico el quórum.';
  const { present, total, met, needed } = quorum;
  const units = `${formatCount(present.units)} de ${sayUnits(total.units)}`;
  const here = `Está presente el ${sayPresence(quorum)}, con ${units}.`;
  if (isInstalled) return `${here} La reunión quedó instalada.`;
  return met
    ? `${here} Hay quórum: declaro instalada la reunión.`
    : `${here} Se requiere ${needed}: todavía no hay quórum y esperamos.`;
}

/** The announced points, and the questions under them. */
interface Announced {
  readonly pointId: string;
  /** Nothing to announce where it is empty. */
  readonly text: string;
  /** Of an agenda; a point that is only heard is over once a later one is treated. */
  readonly number?: number;
  readonly questions: readonly Question[];
}

function pointsOf({ points = [], questions }: ScriptAsked): readonly Announced[] {
  const read = questions.filter((one) => one.rehearsal !== true && one.state !== 'annulled');
  if (points.length === 0) return read.map(underItem);
  const known = new Set(points.map(({ pointId }) => pointId));
  const outside = read.filter(({ pointId = null }) => pointId === null || !known.has(pointId));
  return [
    ...points.map(({ pointId, number, text, presenter }) => ({
      pointId,
      number,
      text: `Pasamos al punto ${number}: ${endSentence(text)}${presenter === '' ? '' : ` Lo presenta ${endSentence(presenter)}`}`,
      questions: read.filter((one) => one.pointId === pointId),
    })),
    ...outside.map(underItem),
  ];
}

/** An item is announced with the first of its questions. */
function underItem(question: Question, place: number, all: readonly Question[]): Announced {
  const { questionId: pointId, item = '' } = question;
  const isSame = place > 0 && all[place - 1]?.item === item;
  const text = isSame || item === '' ? '' : `Pasamos a este punto: ${endSentence(item)}`;
  return { pointId, text, questions: [question] };
}

function linesOf(point: Announced, asked: ScriptAsked): readonly Draft[] {
  const { pointId, text, questions } = point;
  const lines = questions.map((question) => lineOf(question, asked));
  if (text === '') return lines;
  const announcement = { id: `point-${pointId}`, moment: 'Orden del día', text };
  return [{ ...announcement, ...standingOf(point, asked) }, ...lines];
}

function standingOf({ pointId, number = 0, questions }: Announced, { session }: ScriptAsked) {
  const treated = session.point ?? null;
  const isLater = (treated?.number ?? 0) > number && number > 0;
  const hasBegun = questions.some(({ state }) => state !== 'draft');
  const isSaid = session.state === 'closed' || isLater || hasBegun;
  const isHeard = questions.length === 0 && treated?.pointId === pointId;
  return { isSaid, isNow: isHeard && session.state === 'open' };
}

function lineOf(question: Question, { session, results }: ScriptAsked): Draft {
  const { questionId, state } = question;
  const id = `question-${questionId}`;
  const moment = `Pregunta ${sayQuestionNumber(question)}`;
  const isShown = session.stage.mode === 'result' && stagedIds(session.stage).includes(questionId);
  switch (state) {
    case 'draft':
    case 'annulled':
      return { id, moment, text: sayAsked(question), isSaid: false };
    case 'open':
      return { id, moment, isSaid: true, isNow: true, text: sayAsked(question) };
    case 'closing':
    case 'counting':
      return {
        id,
        moment,
        isSaid: true,
        isNow: true,
        text: 'Queda cerrada la votación. Un momento, por favor: se están contando los votos.',
      };
    case 'closed':
      return {
        id,
        moment,
        isSaid: true,
        isNow: isShown && session.state === 'open',
        text: sayResult(question, results.get(questionId)),
      };
  }
}

/** The question, how it is decided, and how to vote. */
function sayAsked(question: Question): string {
  const { text, election, options } = question;
  const decided = election == null ? sayAppliedRule(question) : sayElectionTerms(election);
  return [
    `Pregunta ${sayQuestionNumber(question)}. ${text}`,
    decided,
    `Las opciones son: ${joinNames(options.map(({ label }) => label))}.`,
    isSecret(question)
      ? 'El voto es secreto: nadie sabrá qué votó cada quien.'
      : 'El voto queda con el nombre de cada quien.',
    question.state === 'draft'
      ? 'Abro la votación: entren desde su celular o acérquense a la mesa.'
      : 'La votación está abierta: voten desde su celular o acérquense a la mesa.',
  ].join(' ');
}

function sayResult(question: Question, result: QuestionResult | undefined): string {
  const number = `Pregunta ${sayQuestionNumber(question)}.`;
  if (result === undefined) return `${number} La votación está cerrada.`;
  const { word, sentence } = sayVerdict(result);
  // A sentence that begins with the word is not said twice.
  return sentence.startsWith(word) ? `${number} ${sentence}` : `${number} ${word}. ${sentence}`;
}

function closingOf(asked: ScriptAsked): readonly Draft[] {
  const { session, questions } = asked;
  const pause: readonly Draft[] =
    session.state === 'suspended'
      ? [
          {
            id: 'pause',
            moment: 'Receso',
            isSaid: false,
            isNow: true,
            text: 'La reunión está suspendida. Por favor esperen: avisaremos cuando vaya a continuar.',
          },
        ]
      : [];
  const text =
    questions.length === 0
      ? 'Sin más asuntos por tratar, se levanta la reunión. Gracias por su asistencia.'
      : `${isExhausted(asked) ? 'Agotado el orden del día, se' : 'Se'} levanta la reunión. Gracias por su asistencia y por sus votos.`;
  const isOver = session.state === 'closed';
  return [...pause, { id: 'closing', moment: 'Cierre', text, isSaid: isOver }];
}

/** Whether all was gone through, whatever ended the meeting. */
function isExhausted(asked: ScriptAsked): boolean {
  const open: ScriptAsked = { ...asked, session: { ...asked.session, state: 'open' } };
  return pointsOf(open)
    .flatMap((point) => linesOf(point, open))
    .every(({ isSaid }) => isSaid);
}
