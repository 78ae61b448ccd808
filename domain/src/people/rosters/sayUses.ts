import { type UnitUse, unitUses } from '../../kernel/bylaws/unitUses.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { formatCount } from '../../kernel/weights/formatWeight.ts';
import type { Unit } from './unit.ts';
import { unitUseOf } from './unitUse.ts';

const named: Readonly<Record<UnitUse, (count: number) => string>> = {
  vivienda: (count) => (count === 1 ? 'vivienda' : 'viviendas'),
  comercio: (count) => (count === 1 ? 'local u oficina' : 'locales y oficinas'),
  parqueadero: (count) => (count === 1 ? 'parqueadero' : 'parqueaderos'),
  deposito: (count) => (count === 1 ? 'depósito' : 'depósitos'),
  otra: () => 'de otro uso',
};

const unknownNamed = 3;

/**
 * The kinds of a roster, where that matters for decisions by units: it has several uses, or a kind that is
 * not understood. Empty otherwise.
 */
export function sayUses(units: readonly Pick<Unit, 'kind'>[]): string {
  const counts = new Map<UnitUse | null, number>();
  const unknown = new Set<string>();
  for (const { kind } of units) {
    const use = unitUseOf(kind);
    counts.set(use, (counts.get(use) ?? 0) + 1);
    if (use === null && kind !== '') unknown.add(kind);
  }
  const known = unitUses.filter((use) => counts.has(use));
  if (known.length < 2) return '';
  const parts = known.map((use) => {
    const count = counts.get(use) ?? 0;
    return `${formatCount(count)} ${named[use](count)}`;
  });
  const some = [...unknown].slice(0, unknownNamed).map((kind) => `«${kind}»`);
  const rest = unknown.size > unknownNamed ? ' y otros' : '';
  return [
    saying`Hay ${sayList(parts)}.`,
    unknown.size > 0 ? `No sabemos qué uso tienen ${some.join(', ')}${rest}.` : '',
    'En lo que se decide por unidades cada una cuenta como una, salvo que en General haya dicho cuáles cuentan.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
