import { decide, decisionQuorum } from '../derive/decide.ts';
import { elect } from '../derive/elect.ts';
import { hallOf, isOtherRoster, lineOf, whyNot } from '../derive/hallOf.ts';
import { instantOf, movementsOf, unitsAt } from '../derive/presence.ts';
import type { QuestionRecord } from '../read/question.ts';
import type { Data } from '../read/readData.ts';
import type { ResultRecord } from '../read/result.ts';
import type { BallotRecord } from '../read/votes.ts';
import type { Notes } from '../report/report.ts';
import { many, sayWeight, sayWord } from '../text/say.ts';
import {
  type Asked,
  checkBases,
  checkQuorum,
  checkRight,
  checkRule,
  checkSums,
} from './checkCount.ts';
import { checkBallots, checkDigest, checkParticipation, checkReceipts } from './checkSealed.ts';
import { placeOf } from './placeOf.ts';

/** Every question: its seals, its votes, its base and its decision. */
export function checkQuestions(data: Data, notes: Notes): void {
  const results = new Map(data.results.map((result) => [result.questionId, result]));
  const questions = new Map(data.questions.map((question) => [question.questionId, question]));
  checkNamed(data, questions, notes);
  let derived = 0;
  for (const question of data.questions) {
    const result = results.get(question.questionId);
    if (result !== undefined) derived += checkQuestion(data, question, result, notes);
    else if (question.state === 'closed') {
      notes.mismatch('resultado-falta', placeOf(question, question), 'un resultado', 'no está');
    }
  }
  notes.checked(
    'Votaciones',
    `${many(results.size, 'resultado', 'resultados')} con su sello, y ${many(derived, 'contado', 'contados')} otra vez desde los votos`,
  );
}

/** Every question that the record says was closed is there, and nothing else has a result. */
function checkNamed(
  { events, results, manifest, practiceIds }: Data,
  questions: ReadonlyMap<string, QuestionRecord>,
  notes: Notes,
): void {
  const asked = new Set<string>();
  const practice = new Set(practiceIds);
  for (const { kind, questionId, file, line } of events) {
    if (kind !== 'question-closed' || questionId === undefined) continue;
    const isAsked = manifest.questionId === undefined || manifest.questionId === questionId;
    if (isAsked && !questions.has(questionId) && !practice.has(questionId)) {
      notes.mismatch(
        'pregunta-falta',
        `${file}, línea ${line}`,
        `la pregunta ${questionId}`,
        'no está',
      );
    }
    asked.add(questionId);
  }
  if (practiceIds.length > 0) {
    notes.notDerived(
      many(practiceIds.length, 'votación de ensayo', 'votaciones de ensayo'),
      'no cuentan para nada, y el expediente no las trae',
    );
  }
  for (const { questionId, file, line } of results) {
    if (!questions.has(questionId) && !asked.has(questionId)) {
      notes.mismatch(
        'pregunta-falta',
        `${file}, línea ${line}`,
        `la pregunta ${questionId}`,
        'no está',
      );
    }
  }
}

function checkQuestion(
  data: Data,
  question: QuestionRecord,
  result: ResultRecord,
  notes: Notes,
): number {
  checkDigest(data, question, result, notes);
  checkRule({ question, result }, notes);
  checkReceipts(data, question, result, notes);
  const what = `Pregunta ${question.title}: «${question.text}»`;
  if (question.isSecret) {
    checkParticipation(data, question, result, notes);
    notes.notDerived(
      what,
      'fue secreta: de cada unidad consta que participó y nada más, así que sus votos no se cuentan otra vez; se comprobaron sellos, participación y sumas',
    );
    return 0;
  }
  const kept = data.ballots.get(question.questionId) ?? [];
  checkBallots(question, result, kept, notes);
  const ballots = kept.filter(({ isWithdrawn }) => !isWithdrawn);
  checkHolders(data, question, result, ballots, notes);
  const why = whyNot(data, question, result);
  if (why !== undefined) {
    notes.notDerived(what, `${why}; se comprobaron sus sellos`);
    return 0;
  }
  const asked = { question, result, ballots, hall: hallOf(data, question, result, ballots) };
  const counted = checkRight(asked, notes);
  checkSums(asked, counted, notes);
  checkBases(asked, counted, notes);
  checkVerdict(asked, what, notes);
  return 1;
}

/** Each ballot is of a unit of the roster that came in, and weighs what it weighed then. */
function checkHolders(
  data: Data,
  question: QuestionRecord,
  result: ResultRecord,
  ballots: readonly BallotRecord[],
  notes: Notes,
): void {
  const line = lineOf(data, question, result);
  if (isOtherRoster(data, line)) return;
  const came = new Set(
    movementsOf(data.events, question.session)
      .filter(
        ({ kind, committed, pressedAt }) =>
          kind === 'unit-entered' && (committed <= line || pressedAt !== undefined),
      )
      .map(({ unitId }) => unitId),
  );
  const casts = ballots.map(({ castAt }) => instantOf(castAt));
  const [first = line] = [line, ...casts].sort();
  const weights = [line, first].map((at) => {
    const units = unitsAt(data.units, data.mended, at);
    return new Map(units.map(({ unitId, weight }) => [unitId, weight]));
  });
  for (const ballot of ballots) {
    const { unitId, weight } = ballot;
    const where = `${placeOf(ballot, question)}, unidad ${unitId}`;
    if (!came.has(unitId))
      notes.mismatch('voto-sin-entrada', where, 'una entrada antes de la votación', 'ninguna');
    const known = weights[0]?.get(unitId);
    if (!weights.some((one) => one.get(unitId) === weight)) {
      notes.mismatch(
        'coeficiente-distinto',
        where,
        known === undefined ? 'una unidad del padrón' : sayWeight(known),
        sayWeight(weight),
      );
    }
  }
}

function checkVerdict(asked: Asked, what: string, notes: Notes): void {
  const { question, result, hall } = asked;
  const { kind } = result.verdict;
  const where = placeOf(result, question);
  const quorum = decisionQuorum(question, hall);
  checkQuorum(asked, quorum, notes);
  const { election } = question;
  if (election?.kind === 'survey') {
    if (kind !== 'survey')
      notes.mismatch('veredicto-distinto', where, sayWord('survey'), sayWord(kind));
    return;
  }
  if (election !== undefined) {
    checkElected(asked, what, quorum.met, notes);
    return;
  }
  const expected = decide(question, hall, quorum);
  if (result.isPresumed) {
    notes.notDerived(
      what,
      'su resultado cuenta el silencio de los ausentes, con plazos y avisos que no se deducen; se contó otra vez lo votado en la reunión',
    );
  } else if (kind !== expected && !(question.rule.presumesConsent && kind === 'pending')) {
    notes.mismatch('veredicto-distinto', where, sayWord(expected), sayWord(kind));
  }
}

function checkElected(
  { question, result, hall }: Asked,
  what: string,
  isQuorumMet: boolean,
  notes: Notes,
): void {
  const { election } = question;
  const { elected, verdict } = result;
  const where = placeOf(result, question);
  const found =
    election === undefined ? null : elect(question, election, hall, isQuorumMet, elected);
  if (found === null) {
    notes.notDerived(
      what,
      'se decide por rondas de preferencias, que no se cuentan otra vez; se comprobaron sus sellos y las primeras preferencias',
    );
    return;
  }
  if (verdict.kind !== found.kind)
    notes.mismatch('veredicto-distinto', where, sayWord(found.kind), sayWord(verdict.kind));
  const say = (seats: readonly { readonly by: string; readonly name: string }[]) =>
    seats.map(({ name, by }) => `${name} (${sayWord(by)})`).join('; ') || 'nadie';
  const said = elected?.seats ?? [];
  if (say(said) !== say(found.seats))
    notes.mismatch('elegidos-distintos', where, say(found.seats), say(said));
  const [own, other] = [found.quotient, elected?.quotient].map((one) =>
    one === undefined ? 'ninguno' : `${one.votes} ÷ ${one.seats}`,
  );
  if (own !== other) notes.mismatch('elegidos-distintos', `${where}, cociente`, own, other);
  if (found.isBlankDecided) {
    notes.notDerived(
      `Pregunta ${question.title}, votos en blanco`,
      'si cuentan para el cociente lo dice la ley o el reglamento; se siguió lo que el resultado hizo',
    );
  }
}
