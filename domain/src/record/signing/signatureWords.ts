import type { PackId } from '../../kernel/assemblies/packId.ts';
import {
  type SignatureForm,
  sayWorth,
  signatureWorth,
} from '../../laws/signatures/signatureWorth.ts';
import type { SignatureKind } from '../versions/actaVersion.ts';

/** How somebody signed, as people read it. */
export const signatureKindNames: Readonly<Record<SignatureKind, string>> = {
  drawn: 'Dibujada en la pantalla',
  typed: 'Nombre escrito en la pantalla',
  scanned: 'En papel, del que se subió una copia',
  digital: 'Digital, en un PDF firmado por fuera',
};

const forms: Readonly<Record<SignatureKind, SignatureForm>> = {
  drawn: 'electronic',
  typed: 'electronic',
  scanned: 'handwritten',
  digital: 'certified',
};

/** The value of a signature of that kind under the law of the assembly, with its articles. */
export function sayWorthOf(packId: PackId, kind: SignatureKind): string {
  return sayWorth(signatureWorth(packId, forms[kind]));
}

/** The check that nobody here made, stated wherever a digital signature is shown. */
export const untrustedNote =
  'Se comprobó que la firma corresponde al contenido. No se comprobó quién respalda el certificado ni si fue revocado.';

/** The first letters of a digest, as somebody reads them aloud. */
export function shortDigest(digest: string): string {
  return digest.slice(0, 8);
}
