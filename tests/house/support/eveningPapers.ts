import { testPage } from '../../../web/src/features/office/evening/testPage.ts';
import { scriptPaper } from '../../../web/src/features/polls/questions/script/scriptPaper.ts';
import { pdfFile } from '../../../web/src/parts/writing/pdfFile.ts';
import { assemblyName, type Paper } from './papers.ts';

const asked = `¿Aprueba ${'la cuota extraordinaria de las obras de la fachada y '.repeat(12)}la piscina?`;
const line = { moment: 'Pregunta 1', text: asked, state: 'later' } as const;

/** The papers printed before the meeting begins. */
export const eveningPapers: readonly Paper[] = [
  {
    name: 'página de prueba',
    typed: [assemblyName],
    write: () => pdfFile(testPage(assemblyName)),
  },
  {
    name: 'guion',
    typed: [assemblyName, asked],
    write: () => {
      const lines = Array.from({ length: 12 }, (_, i) => ({ ...line, id: `q-${i}` }));
      return pdfFile(scriptPaper(assemblyName, lines));
    },
  },
];
