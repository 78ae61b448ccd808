import { nameKey } from '../../kernel/identity/nameKey.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { ActaSignatory, ActaSignature, ActaVersion } from '../versions/actaVersion.ts';
import type { SignActaRequest } from './signatureRequests.ts';

/** The person who signs or hands in, and when (milliseconds). */
export interface SigningMember {
  readonly memberId: string;
  /** The name of the author in records: the same for every way in. */
  readonly actor: string;
  readonly now: number;
}

/**
 * The version with a signature made on the screen. The same request again changes nothing. Refuses
 * `acta-version-changed` when who signs read another text, `acta-not-signatory` when the place is of somebody
 * else, `acta-already-signed`, and `acta-name-differs` when the typed name is not the one of the minutes.
 */
export function signVersion(
  version: ActaVersion,
  signing: SignActaRequest,
  signer: SigningMember,
): Outcome<ActaVersion> {
  const { requestId: signatureId, place, digest, kind } = signing;
  if (version.signatures.some((one) => one.signatureId === signatureId)) return accept(version);
  if (version.digest !== digest) return refuse('acta-version-changed');
  const signatory = version.signatories.find((one) => one.place === place);
  if (signatory === undefined || !isOf(signatory, signer)) return refuse('acta-not-signatory');
  if (isPlaceSigned(version, place)) return refuse('acta-already-signed');
  const { name } = signatory;
  if (signing.kind === 'typed' && nameKey(signing.name) !== nameKey(name)) {
    return refuse('acta-name-differs');
  }
  const { memberId: by, now: at } = signer;
  const drawn = signing.kind === 'drawn' ? { drawing: signing.drawing } : {};
  const signature: ActaSignature = { signatureId, place, kind, name, by, at, digest, ...drawn };
  return accept({ ...version, signatures: [...version.signatures, signature] });
}

/** The places of a version that nobody signed yet. */
export function unsignedPlaces(
  version: Pick<ActaVersion, 'signatories' | 'signatures'>,
): readonly ActaSignatory[] {
  return version.signatories.filter(({ place }) => !isPlaceSigned(version, place));
}

/** Whether everybody signed; a version that nobody is asked to sign never is. */
export function isAllSigned(version: Pick<ActaVersion, 'signatories' | 'signatures'>): boolean {
  return version.signatories.length > 0 && unsignedPlaces(version).length === 0;
}

/** The places that this member is asked to sign and did not sign yet. */
export function placesAskedOf(
  version: Pick<ActaVersion, 'signatories' | 'signatures'>,
  member: Pick<SigningMember, 'memberId' | 'actor'>,
): readonly ActaSignatory[] {
  return unsignedPlaces(version).filter((one) => isOf(one, member));
}

/** Whether somebody has a place in a version, signed or not. */
export function isSignatory(
  { signatories }: Pick<ActaVersion, 'signatories'>,
  member: Pick<SigningMember, 'memberId' | 'actor'>,
): boolean {
  return signatories.some((one) => isOf(one, member));
}

function isOf(
  { memberId }: ActaSignatory,
  { memberId: own, actor }: Pick<SigningMember, 'memberId' | 'actor'>,
): boolean {
  return memberId !== null && (memberId === own || memberId === actor);
}

function isPlaceSigned({ signatures }: Pick<ActaVersion, 'signatures'>, place: string): boolean {
  return signatures.some((one) => one.place === place);
}
