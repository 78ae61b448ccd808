import { citeSource } from '../../kernel/bylaws/source.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import type { Threshold } from '../../kernel/weights/threshold.ts';
import { percentOf } from '../../laws/findings/percents.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { sayAmount, sayBase } from '../../laws/rules/sayRequirement.ts';
import { isWhole } from '../../laws/rules/scope.ts';
import { termOf, type Vocabulary } from '../../laws/rules/vocabulary.ts';
import type { Question } from '../questions/question.ts';
import type { Lack, Reach } from './reachOf.ts';
import type { Shortage } from './shortage.ts';

/** Whether it can pass with the people present, and the missing part, as the chair reads it. */
export function sayReach(
  reach: Reach,
  { rulePack, election }: Pick<Question, 'rulePack' | 'election'>,
): string {
  switch (reach.kind) {
    case 'reachable':
      return reach.isUnnamed
        ? 'Con quienes están puede aprobarse. Se vuelve a mirar al abrirla, cuando se diga a quiénes toca.'
        : 'Con quienes están puede aprobarse.';
    case 'pending':
      return 'Si todos los que están votan a favor, queda pendiente de lo que digan los ausentes.';
    case 'can-elect':
      return 'Con quienes están hay quórum de la decisión.';
    case 'no-quorum':
    case 'out-of-reach': {
      const { vocabulary } = packOf(rulePack);
      const lead = reach.isBeyond ? 'Ni con todas las unidades' : 'Con quienes están';
      const [only, another] = reach.lacks;
      if (only?.of === 'majority' && another === undefined) {
        return `${lead} no alcanza: ${sayMissing(only, vocabulary)}.`;
      }
      const end = election ? 'no hay quórum de la decisión' : 'no alcanza';
      const lacks = reach.lacks.map((one) => `${leads[one.of]} ${sayMissing(one, vocabulary)}.`);
      return `${lead} ${end}. ${lacks.join(' ')}`;
    }
  }
}

const leads: Record<Lack['of'], string> = {
  quorum: 'Para el quórum de la decisión',
  majority: 'Para aprobar',
  attempt: 'Para consultar a los ausentes',
  hoped: 'Aunque los ausentes callen, para aprobar',
  turnout: 'Tienen que participar todos:',
  affected: 'De quienes toca, que deben votar a favor,',
  class: 'De la clase que vota aparte',
};

/** `falta el 3,41 % del coeficiente total (Ley 675 de 2001, artículo 46)`. */
function sayMissing({ short, source }: Lack, vocabulary: Vocabulary): string {
  const ways = short.map((way) => [...new Set(way.map((one) => sayShortage(one, vocabulary)))]);
  const [first = []] = short;
  const [single] = first;
  const isOne = first.length < 2 && (single === undefined || isSingular(single));
  const said = [...new Set(ways.map(sayList))].join(' o ');
  return `${isOne ? 'falta' : 'faltan'} ${said} (${citeSource(source)})`;
}

function isSingular({ scope, missing }: Shortage): boolean {
  return !isWhole(scope) || missing === null || missing === 1;
}

/** Never none: less than two decimals say takes more of them. */
const some: Threshold = { comparison: '>', numerator: 0, denominator: 1 };

function sayShortage({ scope, missing, of }: Shortage, vocabulary: Vocabulary): string {
  if (missing === null) return 'el voto de presentes que no lo tienen';
  if (of === null || isWhole(scope)) return sayAmount(missing, scope, vocabulary);
  return `el ${percentOf(missing, of.amount, some)} ${sayBase(of.base, termOf(vocabulary, scope))}`;
}

/** In how many of the questions that wait who is there is not enough; empty where none waits. */
export function sayReaches(reaches: readonly Reach[]): string {
  const all = reaches.length;
  const short = reaches.filter((reach) => 'lacks' in reach).length;
  if (all === 0) return '';
  if (short === 0) {
    return all === 1
      ? 'Con quienes están alcanza en la pregunta por abrir.'
      : 'Con quienes están alcanza en todas las preguntas por abrir.';
  }
  if (all === 1) return 'Con quienes están no alcanza en la pregunta por abrir.';
  return short === all
    ? 'Con quienes están no alcanza en ninguna de las preguntas por abrir.'
    : `Con quienes están no alcanza en ${short} de las ${all} preguntas por abrir.`;
}
