import { joinNames } from '../../kernel/text/joinNames.ts';
import { formatCount, formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import {
  type OptionResult,
  type QuestionResult,
  receivedOf,
  type SecretTelling,
} from '../results/questionResult.ts';
import { type RoundingStep, sayCell } from '../secrecy/safePublication.ts';
import type { PresentedBar } from './presentedBar.ts';

/** A rounded answer: the share of the votes cast, drawn in the middle of its possible range. */
export function presentCell(option: OptionResult, told: SecretTelling): PresentedBar {
  const { optionId: id, label, role: tone, cell } = option;
  const votes = receivedOf(told);
  const step: RoundingStep = told.step ?? 250;
  const middle = cell === undefined ? 0 : (cell.low + cell.high) / 2;
  return {
    id,
    label,
    tone,
    counts: {},
    amounts: [],
    share: votes === 0 ? 0 : middle / votes,
    percent: cell === undefined ? '' : sayCell(cell, votes, step),
  };
}

/** The published and the withheld parts of a secret result, in words; null where there is nothing to add. */
export function sayTelling(
  { told, verdict, bases = [] }: QuestionResult,
  sayReceived = sayPlainly,
  unitsName = 'unidades',
): string | null {
  if (told === undefined) return null;
  const received = sayReceived(told);
  if (verdict.kind === 'annulled') return `Voto secreto. ${received}`;
  const exact = verdict.kind === 'survey' ? '' : '. El veredicto es exacto';
  const isPart = told.measure !== 'weight' && bases.some(({ scope }) => scope === mainWeight);
  const what = told.measure === 'heads' ? 'cuántos votan' : unitsName;
  const weighs = isPart ? `. Se publican ${what}, y no lo que pesan: juntas dirían más` : '';
  switch (told.kind) {
    case 'exact':
      return `Voto secreto. ${received}`;
    case 'rounded':
      return `Voto secreto. ${received}. Las cifras son partes de lo votado y están redondeadas: exactas permitirían deducir votos${weighs}${exact}`;
    case 'verdict-only':
      return `Voto secreto. ${received}. No se publican cifras: permitirían deducir votos${exact}`;
  }
}

/** `Votaron 9 unidades, coeficiente 88,0000`: what was received, where nobody says by which words. */
function sayPlainly({ voted, heads }: SecretTelling): string {
  const verb = voted.units === 1 ? 'Votó' : 'Votaron';
  const units = `${verb} ${sayUnits(voted.units)}, coeficiente ${formatWeight(voted.weight)}`;
  return heads === undefined ? units : `${units}. ${sayHeads(heads)}`;
}

/** `Cada dueño o miembro respondió una vez, con todas sus unidades: 12`: units do not say how many did. */
function sayHeads(heads: number): string {
  return `Cada dueño o miembro respondió una vez, con todas sus unidades: ${formatCount(heads)}`;
}

/** `Quedaron sin responder, por no ponerse de acuerdo quienes las tenían: 102 y 103`; null where nobody did. */
export function sayUnsettled({ unsettled = [] }: Pick<QuestionResult, 'unsettled'>): string | null {
  if (unsettled.length === 0) return null;
  return `Quedaron sin responder, por no ponerse de acuerdo quienes las tenían: ${joinNames(unsettled)}`;
}
