import { paperNames } from '../../../web/src/features/hall/plates/cutSheets.ts';
import { pinSheets } from '../../../web/src/features/hall/plates/pinSheets.ts';
import { pinSlip } from '../../../web/src/features/hall/plates/pinSlip.ts';
import { perPageChoices, plateSheets } from '../../../web/src/features/hall/plates/plateSheets.ts';
import { pdfFile } from '../../../web/src/parts/writing/pdfFile.ts';

const numbers = [1, 42, 1300];
const pins = new Map(numbers.map((number) => [number, String(482_000 + number)] as const));

/** The printed papers of plates, on each size, with their PINs and without. */
export function platePapers(assemblyName: string, personName: string) {
  const typed = [assemblyName];
  return [
    ...paperNames.flatMap((paper) => [
      ...perPageChoices.flatMap((perPage) =>
        [undefined, pins].map((own) => ({
          name: `placas, ${perPage} por hoja en ${paper}${own === undefined ? '' : ', con PIN'}`,
          typed,
          write: async () =>
            pdfFile(await plateSheets(numbers, { assemblyName, perPage, paper, pins: own })),
        })),
      ),
      {
        name: `PIN de varias placas en ${paper}`,
        typed,
        write: () => pdfFile(pinSheets(pins, { assemblyName, paper })),
      },
    ]),
    {
      name: 'PIN de una placa',
      typed,
      write: () => pdfFile(pinSlip({ number: 1300, pin: '482913', personName }, assemblyName)),
    },
  ];
}
