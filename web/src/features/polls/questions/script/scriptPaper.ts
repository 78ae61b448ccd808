import type { ScriptLine } from '@asamblea/domain';
import type { PdfDefinition } from '../../../../parts/writing/pdfFile.ts';

/** The script in letters to read standing up, each line whole on its page. */
export function scriptPaper(assemblyName: string, lines: readonly ScriptLine[]): PdfDefinition {
  return {
    info: { title: 'Guion de la reunión' },
    content: [
      { text: 'Guion de la reunión', fontSize: 20, bold: true },
      { text: assemblyName, fontSize: 12, margin: [0, 2, 0, 16] },
      ...lines.map(({ moment, text }) => ({
        stack: [
          { text: moment, bold: true, fontSize: 11, color: '#555555' },
          { text, fontSize: 16, lineHeight: 1.35 },
        ],
        margin: [0, 0, 0, 14] as [number, number, number, number],
        unbreakable: true,
      })),
    ],
  };
}
