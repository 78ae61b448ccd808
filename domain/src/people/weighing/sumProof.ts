import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { type Weight, weightDecimals, wholeWeight } from '../../kernel/weights/weight.ts';
import { hasWhole, measureShift, type WeightMeasure } from '../../kernel/weights/weightMeasure.ts';

const wholeTexts = { percent: '100', perOne: '1', perThousand: '1.000' } as const;

export interface SumProof {
  /** Exactly the whole; a measure without a whole has nothing to prove. */
  readonly isExact: boolean;
  /** «Faltan 0,5000 para 100», in the measure of the file; empty when exact. */
  readonly text: string;
  /** «Suman 99,5000: faltan 0,5000 para 100.»; empty when exact. */
  readonly sentence: string;
}

/** The exact lack or excess of the weights of a roster. */
export function sumProof(total: Weight, measure: WeightMeasure): SumProof {
  if (!hasWhole(measure) || total === wholeWeight) {
    return { isExact: true, text: '', sentence: '' };
  }
  const whole = wholeTexts[measure];
  const size = formatInMeasure(Math.abs(wholeWeight - total), measure);
  const text = total < wholeWeight ? `Faltan ${size} para ${whole}` : `Sobran ${size} de ${whole}`;
  const sum = formatInMeasure(total, measure);
  return { isExact: false, text, sentence: `Suman ${sum}: ${text.toLowerCase()}.` };
}

/** A weight as its file writes it: 0,2775 points are 0,002775 of one. */
export function formatInMeasure(weight: Weight, measure: WeightMeasure): string {
  const shift = measureShift[measure];
  if (shift === 0) return formatWeight(weight);
  const places = weightDecimals + shift;
  const digits = String(weight).padStart(places + 1, '0');
  const decimals = digits.slice(-places).replace(/0+$/u, '').padEnd(4, '0');
  return `${digits.slice(0, -places)},${decimals}`;
}
