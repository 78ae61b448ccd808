import { checkActas } from './checks/checkActas.ts';
import { checkChain } from './checks/checkChain.ts';
import { checkCode } from './checks/checkCode.ts';
import { checkOrder } from './checks/checkOrder.ts';
import { checkQuestions } from './checks/checkQuestions.ts';
import { checkReadings, checkSeats } from './checks/checkReadings.ts';
import { checkStamps } from './checks/checkStamps.ts';
import { openFiles } from './read/files.ts';
import { readData } from './read/readData.ts';
import { Notes, type Report } from './report/report.ts';

/**
 * Checks the file of an assembly, given as the bytes of its ZIP, and the code that somebody typed from a paper (empty: none).
 * Throws `Broken`, with a message in Spanish, when it is no such file.
 */
export function audit(zip: Uint8Array, code: string): Report {
  const notes = new Notes();
  const files = openFiles(zip, notes);
  const data = readData(files, notes);
  checkCode(data, code, notes);
  checkChain(data, notes);
  checkStamps(data, files, notes);
  checkOrder(data, notes);
  checkSeats(data, notes);
  checkReadings(data, notes);
  checkQuestions(data, notes);
  checkActas(data, files, notes);
  const { name, madeAt, mark, leftOut } = data.manifest;
  for (const { what, why } of leftOut) notes.notDerived(what, why);
  notes.notDerived(
    'Que lo registrado fuera verdad',
    'se comprueba que no cambió y que las cuentas salen, no que cada persona fuera quien dijo ser',
  );
  return { name, madeAt, mark, ...notes.told() };
}
