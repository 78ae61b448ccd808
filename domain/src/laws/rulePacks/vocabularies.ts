import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';

const coShares: Vocabulary = {
  units: { article: 'los', noun: 'títulos', one: 'título' },
  heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
  weights: { main: { article: 'las', noun: 'acciones', one: 'acción' } },
};

/** How each law names what it counts; apart from its rules, for who only says a rule. */
export const vocabularies: Readonly<Record<PackId, Vocabulary>> = {
  'co-ph': {
    units: { article: 'las', noun: 'unidades', one: 'unidad' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'el', noun: 'coeficiente' } },
  },
  'co-sas': coShares,
  'co-sa': coShares,
  'es-lph': {
    units: { article: 'los', noun: 'pisos y locales', one: 'piso o local' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'las', noun: 'cuotas', held: 'cuota de participación' } },
  },
  'es-sa': {
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'el', noun: 'capital' } },
  },
  'es-sl': {
    units: { article: 'las', noun: 'participaciones', one: 'participación' },
    heads: { article: 'los', noun: 'socios', one: 'socio' },
    weights: { main: { article: 'el', noun: 'capital' } },
  },
  'ar-ccyc': {
    units: { article: 'las', noun: 'unidades funcionales', one: 'unidad funcional' },
    heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
    weights: { main: { article: 'las', noun: 'partes indivisas', held: 'parte indivisa' } },
  },
  'ar-lgs': {
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'las', noun: 'acciones', one: 'acción' } },
  },
  'cl-21442': {
    units: { article: 'las', noun: 'unidades', one: 'unidad' },
    heads: { article: 'los', noun: 'copropietarios', one: 'copropietario' },
    weights: { main: { article: 'los', noun: 'derechos' } },
  },
  'mx-cdmx': {
    units: { article: 'las', noun: 'unidades privativas', one: 'unidad privativa' },
    heads: { article: 'los', noun: 'condóminos', one: 'condómino' },
    weights: { main: { article: 'el', noun: 'indiviso' } },
  },
  'mx-lgsm': {
    units: { article: 'los', noun: 'títulos', one: 'título' },
    heads: { article: 'los', noun: 'accionistas', one: 'accionista' },
    weights: { main: { article: 'el', noun: 'capital' } },
  },
  generic: {
    units: { article: 'los', noun: 'puestos', one: 'puesto' },
    heads: { article: 'los', noun: 'miembros', one: 'miembro' },
    weights: { main: { article: 'los', noun: 'votos', one: 'voto' } },
  },
};
