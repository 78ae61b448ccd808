import { readLaw } from '../rules/lawSources.ts';

export const ccyc = readLaw('Código Civil y Comercial de la Nación');
export const lgs = readLaw('Ley General de Sociedades 19.550');
