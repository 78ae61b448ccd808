import { endSentence } from '../../kernel/text/sentence.ts';
import type { GivenTimeStamp } from '../../kernel/timeStamps/timeStamp.ts';
import { sayStampInstant } from '../../kernel/timeStamps/timeStampView.ts';
import type { DossierManifest } from './dossierManifest.ts';

interface AboutDossier extends Pick<DossierManifest, 'name' | 'kind' | 'mark'> {
  /** What authorities outside stamped, by block. */
  readonly stamps: readonly Pick<GivenTimeStamp, 'block' | 'hash' | 'at' | 'signer'>[];
}

/** `LEAME.txt`: how to read the ZIP and how to check it, in plain text. */
export function dossierReadme({ name, kind, mark, stamps }: AboutDossier): string {
  const what =
    kind === 'assembly'
      ? 'Este es el expediente de la asamblea'
      : 'Este es el expediente de una decisión de la asamblea';
  return `${[
    endSentence(`${what} de ${name}`),
    '',
    'CÓMO LEERLO',
    'Abra index.html con cualquier navegador. No necesita internet ni contraseña: se lee, se busca y se imprime.',
    'La carpeta archivos tiene las actas, los poderes y los anexos. La carpeta datos tiene lo mismo que index.html, para programas.',
    '',
    'CÓMO COMPROBARLO',
    'expediente.json dice la huella SHA-256 de cada archivo. Si una no coincide, ese archivo cambió después.',
    'datos/sellos.json es la cadena de sellos: cada bloque lleva la huella del anterior y la de sus sucesos.',
    ...(mark === null
      ? ['Cuando se hizo, aún no había nada sellado.']
      : [
          endSentence(`El sello de entonces era ${mark}`),
          'Compárelo con el de un informe, de la pantalla o de «Mi asamblea» de esos días: si es otro, este no es el mismo registro.',
        ]),
    ...stampLines(stamps),
    'Un programa lo comprueba todo sin internet: auditor.html, que se descarga en Auditoría, dentro de Asamblea. Se abre desde el disco y se le da este ZIP.',
    'esquema.json describe cada archivo de datos. El formato entero está en docs/expediente.md del programa Asamblea.',
    '',
    'LO QUE NO ESTÁ',
    'expediente.json dice qué quedó fuera y por qué. De una votación secreta está quién participó, y nada de lo que votó.',
  ].join('\r\n')}\r\n`;
}

/** How to check the latest stamp with a program that everybody has, and what it proves. */
function stampLines(stamps: AboutDossier['stamps']): readonly string[] {
  const last = stamps.at(-1);
  if (last === undefined) return [];
  const { block, hash, at, signer } = last;
  return [
    '',
    'SELLOS DE TIEMPO',
    'La carpeta sellos tiene lo que una autoridad ajena a Asamblea firmó (RFC 3161): que el sello de ese bloque, y con él los sucesos hasta ahí, ya existía a esa hora. No dice si lo registrado era cierto.',
    endSentence(`El último es del bloque ${block}: ${sayStampInstant(at)}, de ${signer}`),
    'Se comprueba con OpenSSL y el certificado raíz de esa autoridad, que ella publica (autoridad.pem):',
    `openssl ts -verify -digest ${hash} -in ${stampPath(block)} -CAfile autoridad.pem`,
    'La cifra de esa orden es el campo «hash» del bloque en datos/sellos.json. Si la autoridad usa certificados intermedios, agregue -untrusted intermedios.pem.',
    '',
  ];
}

/** Where the answer of the authority is in the ZIP. */
export function stampPath(block: number): string {
  return `sellos/bloque-${block}.tsr`;
}
