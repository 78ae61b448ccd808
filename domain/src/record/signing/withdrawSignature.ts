import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { ActaVersion } from '../versions/actaVersion.ts';
import { isAllSigned } from './signVersion.ts';

/**
 * The version without one of its signatures; one that is not there changes nothing, so that it may be asked again.
 * Refuses `acta-signature-stays` once everybody signed.
 */
export function withdrawSignature(version: ActaVersion, signatureId: string): Outcome<ActaVersion> {
  const left = version.signatures.filter((one) => one.signatureId !== signatureId);
  if (left.length === version.signatures.length) return accept(version);
  if (isAllSigned(version)) return refuse('acta-signature-stays');
  return accept({ ...version, signatures: left });
}
