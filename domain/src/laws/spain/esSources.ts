import { readLaw } from '../rules/lawSources.ts';

export const lph = readLaw('Ley 49/1960 de Propiedad Horizontal');
export const lsc = readLaw('Ley de Sociedades de Capital');
export const lo1 = readLaw('Ley Orgánica 1/2002');
/** The rules of the mandate. */
export const codigoCivilEs = readLaw('Código Civil de España');
