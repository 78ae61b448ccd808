import type { PackOf } from '../../kernel/assemblies/packId.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { mxCdmx } from './mxCdmx.ts';
import { mxLgsm } from './mxLgsm.ts';

/** The laws of the country. */
export const mxPacks: Readonly<Record<PackOf<'mx'>, RulePack>> = {
  'mx-cdmx': mxCdmx,
  'mx-lgsm': mxLgsm,
};
