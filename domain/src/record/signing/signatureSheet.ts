import type { PackId } from '../../kernel/assemblies/packId.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import type { Margins } from '../../kernel/sheets/printedPage.ts';
import type { ActaSignature, ActaVersion, DigitalSignature } from '../versions/actaVersion.ts';
import { sayWorthOf, signatureKindNames, untrustedNote } from './signatureWords.ts';

/** A piece of the sheet in the words of pdfmake, as far as it goes. */
type SheetPiece = {
  readonly bold?: boolean;
  readonly fontSize?: number;
  readonly color?: string;
  readonly margin?: Margins;
  readonly unbreakable?: boolean;
} & ({ text: string } | { stack: SheetPiece[] } | { svg: string; width: number });

/** Sizes in points: what pdfmake measures in. */
export interface SignatureSheet {
  readonly info: { readonly title: string };
  /** The hour of the last signature, in milliseconds: who draws it says no other, so that it comes out the same. */
  readonly at: number;
  readonly pageSize: 'A4';
  readonly pageMargins: Margins;
  readonly content: SheetPiece[];
}

/** The subject of the sheet. */
export interface SheetSubject {
  readonly assembly: string;
  readonly rulePack: PackId;
  readonly timeZone: string;
  /** As the minutes are numbered; empty: nobody numbered them. */
  readonly number: string;
  readonly version: ActaVersion;
}

/**
 * The signature sheet of a version that everybody signed: which text it is, and each signature with its name, place,
 * kind, hour, worth and drawing. It says the hour of the last signature as its own, so that drawing it again gives the
 * same bytes.
 */
export function signatureSheet({
  assembly,
  rulePack,
  timeZone,
  number,
  version,
}: SheetSubject): SignatureSheet {
  const named = sayActaNumber(number);
  const when = (at: number) => sayInstant(at, timeZone);
  return {
    info: { title: `Hoja de firmas · ${named} · ${assembly}` },
    at: Math.max(version.at, ...version.signatures.map(({ at }) => at)),
    pageSize: 'A4',
    pageMargins: [51, 51, 51, 57],
    content: [
      { text: assembly, bold: true, fontSize: 13 },
      { text: 'Hoja de firmas', bold: true, fontSize: 18, margin: [0, 4, 0, 6] },
      { text: `${named}, versión ${version.number}. Quedó para la firma el ${when(version.at)}.` },
      { text: `Huella del texto (SHA-256): ${version.digest}`, fontSize: 9, margin: [0, 4, 0, 0] },
      { text: `Huella del PDF (SHA-256): ${version.pdf.digest}`, fontSize: 9 },
      ...pending(version),
      ...version.signatories.flatMap(({ place, label }) =>
        version.signatures
          .filter((one) => one.place === place)
          .map((one) => signed(one, label, rulePack, when)),
      ),
    ],
  };
}

/** `Acta n.º 12`; one without a number is `Acta`. */
export function sayActaNumber(number: string): string {
  return number.trim() === '' ? 'Acta' : `Acta n.º ${number.trim()}`;
}

function pending({ pendingIds }: ActaVersion): SheetPiece[] {
  if (pendingIds.length === 0) return [];
  const said = pendingIds.length === 1 ? 'un resultado pendiente' : 'resultados pendientes';
  return [{ text: `Se firmó con ${said}, como lo dice el acta.`, margin: [0, 4, 0, 0] }];
}

function signed(
  { name, kind, at, drawing, file, digital = [] }: ActaSignature,
  label: string,
  rulePack: PackId,
  when: (at: number) => string,
): SheetPiece {
  return {
    unbreakable: true,
    margin: [0, 16, 0, 0],
    stack: [
      { text: `${label}: ${name}`, bold: true, fontSize: 12 },
      ...(drawing === undefined ? [] : [{ svg: drawnSvg(drawing), width: 210 }]),
      {
        text: `${signatureKindNames[kind]}. ${kind === 'drawn' || kind === 'typed' ? 'Firmó' : 'Se entregó'} el ${when(at)}.`,
      },
      ...(file === undefined
        ? []
        : [{ text: `Huella del archivo (SHA-256): ${file.digest}`, fontSize: 8 }]),
      ...digital.map((one) => ({ text: sayDigital(one, when), fontSize: 9 })),
      ...(digital.length === 0 ? [] : [{ text: untrustedNote, fontSize: 9 }]),
      { text: sayWorthOf(rulePack, kind), fontSize: 9, color: '#444' },
    ],
  };
}

/** One signature of a PDF from outside, in one sentence. */
export function sayDigital(
  { subject, issuer, claimedAt, validFrom, validUntil, coversAll }: DigitalSignature,
  when: (at: number) => string,
): string {
  return [
    `Firma de ${subject}, con certificado de ${issuer}, que vale del ${when(validFrom)} al ${when(validUntil)}.`,
    claimedAt === null ? ' No dice a qué hora.' : ` Dice que firmó el ${when(claimedAt)}.`,
    coversAll
      ? ' Cubre el archivo entero.'
      : ' Cubre el archivo como estaba antes de las siguientes.',
  ].join('');
}

/** Only moves and lines between whole points come here: the request lets nothing else in. */
function drawnSvg(path: string): string {
  return `<svg viewBox="0 0 600 200" width="600" height="200"><path d="${path}" fill="none" stroke="#000" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
