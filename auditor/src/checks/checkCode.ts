import type { Data } from '../read/readData.ts';
import type { Notes } from '../report/report.ts';
import { lettersOf, readMark, sayMark } from '../text/mark.ts';

/** Holds the mark that somebody typed from a paper against the block that it names. */
export function checkCode({ blocks, manifest, head }: Data, typed: string, notes: Notes): void {
  const own = head === null ? null : sayMark(head.block, head.hash);
  if (manifest.mark !== own) {
    notes.mismatch(
      'fin-de-cadena',
      'expediente.json, sello',
      own ?? 'ninguno',
      manifest.mark ?? 'ninguno',
    );
  }
  if (typed.trim() === '') {
    notes.notDerived(
      'Que el registro entero no se haya vuelto a sellar',
      'no se escribió el sello de un papel. Quien maneja la base de datos puede rehacer todos los sellos, y eso solo lo descubre el de un papel que otra persona guardó',
    );
    return;
  }
  const mark = readMark(typed);
  if (mark === null) {
    notes.mismatch(
      'sello-ilegible',
      'sello escrito',
      'un número y dieciséis letras, como 14-7K2M-Q0XD-9RTV-0A1B',
      typed.slice(0, 80),
    );
    return;
  }
  const block = blocks.find((one) => one.block === mark.block);
  if (block === undefined) {
    notes.mismatch(
      'sello-distinto',
      'sello escrito',
      `un registro con el bloque ${mark.block}`,
      `un registro que llega al bloque ${head?.block ?? 0}; si el papel es posterior a este expediente, pida otro`,
    );
  } else if (lettersOf(block.hash) !== mark.letters) {
    notes.mismatch(
      'sello-distinto',
      `sello escrito, bloque ${mark.block}`,
      typed.trim(),
      sayMark(block.block, block.hash),
    );
  } else {
    const until = block.first - 1 + block.events.length;
    notes.checked(
      'Sello del papel',
      `es el del bloque ${mark.block}: los ${until} primeros sucesos son los de entonces`,
    );
  }
}
