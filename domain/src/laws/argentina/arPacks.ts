import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { arCcyc } from './arCcyc.ts';
import { arLgs } from './arLgs.ts';

/** The laws of the country. */
export const arPacks: Readonly<Record<PackOf<'ar'>, RulePack>> = {
  'ar-ccyc': arCcyc,
  'ar-lgs': arLgs,
};
