import { sha256 } from '../bytes/sha256.ts';
import { byCommit } from '../derive/order.ts';
import type { QuestionRecord } from '../read/question.ts';
import type { Data } from '../read/readData.ts';
import type { ResultRecord } from '../read/result.ts';
import type { Fields } from '../read/shape.ts';
import type { BallotRecord } from '../read/votes.ts';
import type { Notes } from '../report/report.ts';
import { canonical } from '../text/canonical.ts';
import { sayCount } from '../text/say.ts';
import { placeOf } from './placeOf.ts';

/** Fields that a result gains later, which its digest does not cover. */
const told = ['shownAt', 'annulment', 'sealMark', 'recounts', 'witnessed', 'seal'];

/** Holds a result against its digest, and that against the last one that the sealed record says of its question. */
export function checkDigest(
  data: Data,
  question: QuestionRecord,
  result: ResultRecord,
  notes: Notes,
): void {
  const { seal, fields } = result;
  const where = placeOf(result, question);
  if (seal === undefined) {
    notes.notDerived(
      `Sello del resultado de la pregunta ${question.title}`,
      'el resultado es de antes de que hubiera sellos',
    );
    return;
  }

  const { of, count, salt, hash, digest } = seal;
  const said = Object.fromEntries(Object.entries(fields).filter(([name]) => !told.includes(name)));
  const found = sha256(canonical({ ...said, seal: { of, count, salt, hash } }));
  if (found !== digest) notes.mismatch('resultado-cambiado', where, digest, found);
  const recorded = data.events
    .filter((event) => event.questionId === result.questionId && event.digest !== undefined)
    .sort(byCommit)
    .at(-1);
  if (recorded?.digest !== digest) {
    notes.mismatch(
      'registro-distinto',
      where,
      recorded?.digest ?? 'un suceso que selle el resultado',
      digest,
    );
  }
}

/** Holds the ballots with name, those that were withdrawn too, against the hash that the result sealed. */
export function checkBallots(
  question: QuestionRecord,
  result: ResultRecord,
  ballots: readonly BallotRecord[],
  notes: Notes,
): void {
  const { seal } = result;
  if (seal === undefined) return;
  const where = `datos/votos/${result.questionId}.ndjson (pregunta ${question.title})`;
  const isListed = (question.election?.most ?? 1) > 1;
  const lines = [...ballots]
    .sort((a, b) => (a.unitId < b.unitId ? -1 : 1))
    .map(({ fields }) => {
      const { earlier } = fields;
      const before = Array.isArray(earlier)
        ? { earlier: earlier.map((one: Fields) => sealed(one, isListed)) }
        : {};
      return { ...sealed(fields, isListed), ...before };
    });
  const found = sha256(canonical(lines));
  if (found !== seal.hash) notes.mismatch('votos-cambiados', where, seal.hash, found);
  const standing = ballots.filter(({ isWithdrawn }) => !isWithdrawn).length;
  if (standing !== seal.count)
    notes.mismatch('votos-cambiados', where, `${seal.count} votos`, `${standing} votos`);
}

/** The text of a ballot as it was sealed: its first mark, and all of them only where it may have several. */
function sealed(ballot: Fields, isListed: boolean): Fields {
  const { optionIds, ...rest } = ballot;
  const marks: readonly unknown[] = Array.isArray(optionIds) ? optionIds : [];
  const isSeveral = isListed || marks.length !== 1;
  return { ...rest, optionId: marks[0], ...(isSeveral ? { optionIds: marks } : {}) };
}

/** The receipts of a vote with name are those of its ballots; those of a secret one are under its seal. */
export function checkReceipts(
  data: Data,
  question: QuestionRecord,
  result: ResultRecord,
  notes: Notes,
): void {
  const list = data.receipts.find(({ questionId }) => questionId === result.questionId);
  const { seal } = result;
  if (seal === undefined) return;
  const where = `datos/comprobantes.ndjson${list === undefined ? '' : `, línea ${list.line}`} (pregunta ${question.title})`;
  const codes = list?.codes ?? [];
  if (question.isSecret) {
    const found = sha256(canonical([seal.salt, ...codes]));
    if (found !== seal.hash) notes.mismatch('comprobantes-distintos', where, seal.hash, found);
    if (codes.length !== seal.count)
      notes.mismatch(
        'comprobantes-distintos',
        where,
        `${seal.count} comprobantes`,
        `${codes.length}`,
      );
    return;
  }
  const standing = (data.ballots.get(result.questionId) ?? []).filter(
    ({ isWithdrawn }) => !isWithdrawn,
  );
  const own = [...new Set(standing.map(({ receipt }) => receipt))].sort();
  if (canonical(own) !== canonical(codes)) {
    notes.mismatch(
      'comprobantes-distintos',
      where,
      `${own.length} comprobantes, los de los votos`,
      `${codes.length} comprobantes`,
    );
  }
}

/** The participation in a secret vote adds up to the votes received, and these to the answers where they are published. */
export function checkParticipation(
  data: Data,
  question: QuestionRecord,
  result: ResultRecord,
  notes: Notes,
): void {
  const took = data.participations.get(result.questionId) ?? [];
  const where = `datos/participacion/${result.questionId}.ndjson (pregunta ${question.title})`;
  const { told, seal } = result;
  if (told === undefined) {
    notes.mismatch('participacion-distinta', where, 'cuánto se recibió', 'el resultado no lo dice');
    return;
  }
  const weight = took.reduce((sum, one) => sum + BigInt(one.weight), 0n);
  const said = sayCount(told.voted);
  const found = sayCount({ weight, units: took.length });
  if (said !== found) notes.mismatch('participacion-distinta', where, said, found);
  if (seal !== undefined && seal.count !== took.length) {
    notes.mismatch(
      'participacion-distinta',
      where,
      `${seal.count} votos`,
      `${took.length} participaciones`,
    );
  }
  if (told.kind !== 'exact' || (question.election?.most ?? 1) > 1) return;
  const received = BigInt(told.measure === 'heads' ? (told.heads ?? 0) : told.voted[told.measure]);
  const answered = result.options.reduce(
    (sum, option) => sum + BigInt(option[told.measure] ?? 0),
    0n,
  );
  if (answered !== received)
    notes.mismatch(
      'cuenta-distinta',
      placeOf(result, question),
      `${received} recibidos`,
      `${answered} en las respuestas`,
    );
}
