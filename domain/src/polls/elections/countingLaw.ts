import type { PackId } from '../../kernel/assemblies/packId.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { codigoComercioCo, ley1258, unverifiedSource } from '../../laws/rules/lawSources.ts';

/** How the seats of a body are shared among slates. */
export const slateMethods = ['quotient', 'plurality'] as const;
export type SlateMethod = (typeof slateMethods)[number];

/** How a law shares the seats of a body among slates, and what a blank vote does there. */
export interface CountingLaw {
  /** What the law orders, or supplies to silent bylaws; null when it leaves it to them. */
  readonly method: 'quotient' | null;
  /** Whether blank votes raise the quotient. They never win a seat; null votes never count. */
  readonly blankInQuotient: boolean;
  readonly source: Source;
}

/** What the law of each pack says of slates. */
export function countingLawOf(packId: PackId): CountingLaw {
  return countingLaws[packId];
}

/** What to warn of when seats are not shared as the law says; null when nothing is wrong. */
export function warnOfMethod({ method, source }: CountingLaw, used: SlateMethod): string | null {
  if (method === null || used === method) return null;
  return `Salvo que los estatutos puedan pedir otra cosa, los puestos se reparten por cociente electoral (${citeSource(source)}).`;
}

const noSlates = 'La ley no regula planchas: mandan los estatutos o el reglamento.';

function leftToBylaws(law: string, article = '', note = noSlates): CountingLaw {
  return { method: null, blankInQuotient: false, source: unverifiedSource(law, article, note) };
}

const countingLaws: Readonly<Record<PackId, CountingLaw>> = {
  'co-ph': {
    method: null,
    blankInQuotient: true,
    source: unverifiedSource(
      'Ley 675 de 2001',
      'artículo 53',
      'La ley no fija cómo se elige el consejo: manda el reglamento. Si pide cociente, se cuenta como en el artículo 197 del Código de Comercio, por analogía.',
    ),
  },
  'co-sas': {
    method: 'quotient',
    blankInQuotient: true,
    source: ley1258(
      '25, parágrafo',
      'Los estatutos pueden fijar otro método; si callan, rige el artículo 197 del Código de Comercio.',
    ),
  },
  'co-sa': {
    method: 'quotient',
    blankInQuotient: true,
    source: codigoComercioCo(
      '197',
      'Los votos en blanco solo cuentan para el cociente. El artículo no manda redondear: se usa la fracción exacta.',
    ),
  },
  'es-lph': leftToBylaws('Ley 49/1960 de Propiedad Horizontal'),
  'es-sa': leftToBylaws(
    'Ley de Sociedades de Capital',
    'artículo 243',
    'La ley prevé agrupar acciones para nombrar vocales, no planchas: mandan los estatutos.',
  ),
  'es-sl': leftToBylaws(
    'Ley de Sociedades de Capital',
    'artículo 198',
    'El artículo deja los votos en blanco fuera de los válidos; la ley no regula planchas.',
  ),
  'ar-ccyc': leftToBylaws('Código Civil y Comercial de la Nación'),
  'ar-lgs': leftToBylaws(
    'Ley General de Sociedades 19.550',
    'artículo 263',
    'La ley prevé el voto acumulativo, que es otro sistema; las planchas quedan al estatuto.',
  ),
  'cl-21442': leftToBylaws('Ley 21.442'),
  'mx-cdmx': leftToBylaws('Ley de Propiedad en Condominio de la Ciudad de México'),
  'mx-lgsm': leftToBylaws('Ley General de Sociedades Mercantiles'),
  generic: leftToBylaws(
    'los estatutos',
    '',
    'Mandan los estatutos: revise cómo cuentan los votos en blanco.',
  ),
};
