import { type Alteration, changeFigure } from './altering.ts';
import { seal } from './caseFile.ts';

/** Changes to the minutes, or to the files of the ZIP. */
export const ofPapers: readonly Alteration[] = [
  {
    name: 'a figure of the minutes is another',
    code: 'acta-cambiada',
    alter: (file) => changeFigure(file, 'Votos', '60,0000', '66,0000'),
  },
  {
    name: 'a figure of the minutes is another and everything is sealed anew',
    code: 'acta-cifra',
    alter: (file) => {
      changeFigure(file, 'Votos', '60,0000', '66,0000');
      seal(file);
    },
  },
  {
    name: 'a reading of the quorum in the minutes is another and everything is sealed anew',
    code: 'acta-cifra',
    alter: (file) => {
      changeFigure(file, 'Verificaciones del quórum', '90,0000', '95,0000');
      seal(file);
    },
  },
  {
    name: 'the minutes were never fixed in the record',
    code: 'acta-sin-registro',
    alter: (file) => {
      const fixed = file.eventos.find(({ kind }) => kind === 'acta-fixed');
      Object.assign(fixed ?? {}, { kind: 'point-treated' });
    },
  },
  {
    name: 'the pages of the minutes are others',
    code: 'pdf-cambiado',
    alter: (file) => Object.assign(file, { pdf: '%PDF otra' }),
  },
  {
    name: 'a file is another than the one announced',
    code: 'archivo-cambiado',
    alter: () => undefined,
    files: (files) => Object.assign(files, { 'archivos/acta.pdf': '%PDF otra' }),
  },
  {
    name: 'a file that is announced is not there',
    code: 'archivo-falta',
    alter: () => undefined,
    files: (files) => Reflect.deleteProperty(files, 'archivos/acta.pdf'),
  },
  {
    name: 'a file that nobody announced is there',
    code: 'archivo-sin-nombre',
    alter: () => undefined,
    files: (files) => Object.assign(files, { 'archivos/otro.txt': 'hola' }),
  },
];
