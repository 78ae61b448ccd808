import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { coCooperativa, coDelegados } from './coCooperativa.ts';
import { coLtda } from './coLtda.ts';
import { coPh } from './coPh.ts';
import { coSa } from './coSa.ts';
import { coSas } from './coSas.ts';
import { coSindicato } from './coSindicato.ts';

/** The laws of the country. */
export const coPacks: Readonly<Record<PackOf<'co'>, RulePack>> = {
  'co-ph': coPh,
  'co-sas': coSas,
  'co-sa': coSa,
  'co-ltda': coLtda,
  'co-cooperativa': coCooperativa,
  'co-delegados': coDelegados,
  'co-sindicato': coSindicato,
};
