import { digestOf, hashBallots } from '@asamblea/domain';
import { type Alteration, at, favourWins, resealAll, votesOf } from './altering.ts';
import type { Open } from './caseFile.ts';

/** Changes to questions, votes and results. */
export const ofVotes: readonly Alteration[] = [
  { name: 'a ballot says another answer', code: 'votos-cambiados', alter: favourWins },
  { name: 'a ballot is removed', code: 'votos-cambiados', alter: (file) => votesOf(file, 1).pop() },
  {
    name: 'a ballot is added for who did not vote',
    code: 'votos-cambiados',
    alter: (file) =>
      votesOf(file, 1).push({ ...at(votesOf(file, 1), 0), unitId: 'A7', receipt: 'X' }),
  },
  {
    name: 'a ballot weighs more',
    code: 'votos-cambiados',
    alter: (file) => Object.assign(at(votesOf(file, 1), 0), { weight: 30_000_000 }),
  },
  {
    name: 'a ballot and its result are made anew, but not the record',
    code: 'registro-distinto',
    alter: (file) => {
      favourWins(file);
      const result = at(file.resultados, 0);
      if (result.seal === undefined) return;
      Object.assign(result.seal, { hash: hashBallots(at(file.preguntas, 0), votesOf(file, 1)) });
      Object.assign(result.seal, { digest: digestOf({ ...result, seal: result.seal }) });
    },
  },
  {
    name: 'a result says another sum',
    code: 'resultado-cambiado',
    alter: (file) => Object.assign(at(at(file.resultados, 0).options, 0), { weight: 1 }),
  },
  {
    name: 'the decision is turned and its seals are made anew',
    code: 'veredicto-distinto',
    alter: (file) => {
      Object.assign(at(file.resultados, 0).verdict, { kind: 'rejected' });
      resealAll(file, 1);
    },
  },
  {
    name: 'a sum is turned and its seals are made anew',
    code: 'cuenta-distinta',
    alter: (file) => {
      Object.assign(at(at(file.resultados, 1).options, 0), { weight: 1 });
      resealAll(file, 2);
    },
  },
  {
    name: 'a slate wins a seat of another and its seals are made anew',
    code: 'elegidos-distintos',
    alter: (file) => {
      const { elected } = at(file.resultados, 2);
      if (elected !== undefined)
        Object.assign(at(elected.seats, 0), { optionId: 'Dos', name: 'D1' });
      resealAll(file, 3);
    },
  },
  {
    name: 'somebody who did not vote is elected and its seals are made anew',
    code: 'elegidos-distintos',
    alter: (file) => {
      const { elected } = at(file.resultados, 1);
      if (elected !== undefined)
        Object.assign(at(elected.seats, 0), { optionId: 'Caro', name: 'Caro' });
      resealAll(file, 2);
    },
  },
  {
    name: 'the majority that the question asks is softened',
    code: 'regla-distinta',
    alter: (file) => {
      const { requirement } = at(file.preguntas, 0).rule as unknown as Open<{
        requirement: { threshold: object };
      }>;
      Object.assign(requirement.threshold, { numerator: 1, denominator: 10 });
    },
  },
  {
    name: 'the question is another',
    code: 'pregunta-distinta',
    alter: (file) =>
      Object.assign(at(file.preguntas, 0), { text: '¿Aprueba la cuota extraordinaria?' }),
  },
  {
    name: 'a result is removed',
    code: 'resultado-falta',
    alter: (file) => file.resultados.splice(0, 1),
  },
  {
    name: 'a question is removed with all that is its own',
    code: 'pregunta-falta',
    alter: (file) =>
      [file.preguntas, file.resultados, file.comprobantes].map((list) => list.splice(0, 1)),
  },
  {
    name: 'a receipt is another',
    code: 'comprobantes-distintos',
    alter: (file) =>
      Object.assign(at(file.comprobantes, 3), { codes: ['S0', 'S1', 'S2', 'S3', 'S4', 'Z'] }),
  },
  {
    name: 'somebody more took part in a secret vote',
    code: 'participacion-distinta',
    alter: (file) => {
      const list = Object.values(file.participacion)[0] ?? [];
      list.push({ ...at(list, 0), unitId: 'A5' });
    },
  },
];
