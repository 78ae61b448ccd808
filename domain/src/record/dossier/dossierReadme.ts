import { endSentence } from '../../kernel/text/sentence.ts';
import type { DossierManifest } from './dossierManifest.ts';

/** `LEAME.txt`: how to read the ZIP and how to check it, in plain text. */
export function dossierReadme({
  name,
  kind,
  mark,
}: Pick<DossierManifest, 'name' | 'kind' | 'mark'>): string {
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
    'Un programa lo comprueba todo sin internet: auditor.html, que se descarga en Auditoría, dentro de Asamblea. Se abre desde el disco y se le da este ZIP.',
    'esquema.json describe cada archivo de datos. El formato entero está en docs/expediente.md del programa Asamblea.',
    '',
    'LO QUE NO ESTÁ',
    'expediente.json dice qué quedó fuera y por qué. De una votación secreta está quién participó, y nada de lo que votó.',
  ].join('\r\n')}\r\n`;
}
