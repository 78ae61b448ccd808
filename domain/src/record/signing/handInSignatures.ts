import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { ActaSignature, ActaVersion, DigitalSignature } from '../versions/actaVersion.ts';
import type { HandInSignedRequest } from './signatureRequests.ts';
import { type SigningMember, unsignedPlaces } from './signVersion.ts';

/** The file handed in: the signers it covers, its content, and the signer that a signed PDF states. */
export interface HandedIn
  extends Pick<HandInSignedRequest, 'requestId' | 'digest' | 'kind' | 'places'> {
  readonly fileDigest: string;
  /** Of a scan nothing is read. */
  readonly digital: readonly DigitalSignature[];
}

/**
 * The version with the signatures that a paper or a signed PDF carries, one for each place. The same request again
 * changes nothing. Refuses `acta-version-changed`, `acta-not-signatory` for a place that the version does not
 * have, `acta-already-signed`, and of a PDF `acta-pdf-unsigned` when it has fewer signatures than places.
 */
export function handInSignatures(
  version: ActaVersion,
  { requestId, digest, kind, places, fileDigest, digital }: HandedIn,
  { memberId: by, now: at }: Omit<SigningMember, 'actor'>,
): Outcome<ActaVersion> {
  if (version.signatures.some(({ file }) => file?.fileId === requestId)) return accept(version);
  if (version.digest !== digest) return refuse('acta-version-changed');
  const asked = [...new Set(places)];
  const chosen = version.signatories.filter(({ place }) => asked.includes(place));
  if (chosen.length < asked.length) return refuse('acta-not-signatory');
  const open = unsignedPlaces(version);
  if (chosen.some((one) => !open.includes(one))) return refuse('acta-already-signed');
  if (kind === 'digital' && digital.length < chosen.length) return refuse('acta-pdf-unsigned');
  const added = chosen.map(
    ({ place, name }): ActaSignature => ({
      ...{ signatureId: `${requestId}-${place}`, place, kind, name, by, at, digest },
      file: { fileId: requestId, digest: fileDigest },
      ...(kind === 'digital' ? { digital } : {}),
    }),
  );
  return accept({ ...version, signatures: [...version.signatures, ...added] });
}
