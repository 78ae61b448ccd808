import type { ReadText } from './quote.ts';

const on = '2026-11-29';
const legalize = (country: string, path: string) =>
  `legalize-dev/legalize-${country}, ${country}/${path}`;

export const ley79: ReadText = {
  law: 'Ley 79 de 1988',
  copy: legalize('co', 'LEY-79-1988.md (21803d2f)'),
  on,
};
export const cstOf1950: ReadText = {
  law: 'Código Sustantivo del Trabajo',
  of: 'texto de 1950 (Decreto 2663), con sus números',
  copy: legalize('co', 'DECRETO-2663-1950.md (5cdfbe96)'),
  on,
};
export const cstOf1965: ReadText = {
  law: 'Código Sustantivo del Trabajo',
  of: 'lo que cambió el Decreto-ley 2351 de 1965',
  copy: legalize('co', 'DECRETO-2351-1965.md (01929c2b)'),
  on,
};
export const cstOf1990: ReadText = {
  law: 'Código Sustantivo del Trabajo',
  of: 'lo que cambió la Ley 50 de 1990',
  copy: legalize('co', 'LEY-50-1990.md (0be59102)'),
  on,
};
export const ley675: ReadText = {
  law: 'Ley 675 de 2001',
  copy: legalize('co', 'LEY-675-2001.md (3cd8b8b7)'),
  on,
};
export const ley1258: ReadText = {
  law: 'Ley 1258 de 2008',
  copy: legalize('co', 'LEY-1258-2008.md (43943e76)'),
  on,
};
export const ley222: ReadText = {
  law: 'Ley 222 de 1995',
  copy: legalize('co', 'LEY-222-1995.md (274e1111)'),
  on,
};
export const codigoComercioCo: ReadText = {
  law: 'Código de Comercio de Colombia',
  copy: legalize('co', 'DECRETO-410-1971.md (015432cb)'),
  on,
};
export const lo1de2002: ReadText = {
  law: 'Ley Orgánica 1/2002',
  copy: 'leyabierta/leyes, es/BOE-A-2002-5852.md (369e0e64)',
  on,
};
export const lph: ReadText = {
  law: 'Ley 49/1960 de Propiedad Horizontal',
  of: 'texto a 24 de julio de 2025',
  copy: legalize('es', 'BOE-A-1960-10906.md (e014c37f)'),
  on,
};
export const lsc: ReadText = {
  law: 'Ley de Sociedades de Capital',
  copy: 'leyabierta/leyes, es/BOE-A-2010-10544.md (01d78e5e)',
  on,
};
export const rdl5de2023: ReadText = {
  law: 'Real Decreto-ley 5/2023',
  copy: legalize('es', 'BOE-A-2023-15135.md (2050398c)'),
  on,
};
export const ccyc: ReadText = {
  law: 'Código Civil y Comercial de la Nación',
  copy: legalize('ar', 'LEY-26994.md (76c194e0)'),
  on,
};
export const lgs: ReadText = {
  law: 'Ley General de Sociedades 19.550',
  copy: legalize('ar', 'LEY-19550.md (168ccbd5)'),
  on,
};
export const lgsm: ReadText = {
  law: 'Ley General de Sociedades Mercantiles',
  of: 'última reforma de 20 de octubre de 2023',
  copy: 'madfam-org/leyes-como-codigo-mx, data/federal/mx-fed-lgsm-v2.xml (99336874)',
  on,
};
