import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { leftTo } from '../aspects/buildCounting.ts';
import type { CountingLaw } from '../aspects/countingLaw.ts';
import { lph } from './esSources.ts';

/** The laws of the country on electing people and slates. */
export const esCounting: Readonly<Record<PackOf<'es'>, CountingLaw>> = {
  'es-lph': {
    ...leftTo('los estatutos'),
    disqualified: [`${citeSource(lph('13.2'))}: la presidencia es de un propietario`],
  },
  'es-sa': leftTo(
    'los estatutos',
    'La ley prevé agrupar acciones para nombrar vocales (Ley de Sociedades de Capital, artículo 243), no planchas: mandan los estatutos.',
  ),
  'es-sl': leftTo(
    'los estatutos',
    'La ley no regula planchas y deja los votos en blanco fuera de los válidos (Ley de Sociedades de Capital, artículo 198): mandan los estatutos.',
  ),
  'es-asociacion': leftTo(
    'los estatutos',
    'La ley deja a los estatutos cómo se elige el órgano de representación (Ley Orgánica 1/2002, artículo 7.1, letra h).',
  ),
};
