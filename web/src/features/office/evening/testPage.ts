import type { PdfDefinition } from '../../../parts/writing/pdfFile.ts';

/** The page that shows whether a printer is ready: accents, a thin line, greys, and the edges of the page. */
export function testPage(assemblyName: string): PdfDefinition {
  return {
    content: [
      { text: 'Página de prueba', fontSize: 24, bold: true },
      { text: assemblyName, fontSize: 14, margin: [0, 4, 0, 16] },
      { text: 'Se lee bien: áéíóú ÁÉÍÓÚ ñ Ñ ü ¿? ¡! 0123456789 1,2345 %', fontSize: 12 },
      { text: 'Letra de las papeletas: diez puntos.', fontSize: 10, margin: [0, 8, 0, 16] },
      {
        table: {
          widths: ['*', '*', '*', '*'],
          body: [
            [
              { text: 'A favor', fillColor: '#ffffff' },
              { text: 'En contra', fillColor: '#dddddd' },
              { text: 'En blanco', fillColor: '#aaaaaa' },
              { text: 'Abstención', fillColor: '#777777', color: '#ffffff' },
            ],
          ],
        },
      },
      {
        text: 'Si las cuatro casillas se distinguen y nada está cortado, la impresora está lista.',
        margin: [0, 16, 0, 0],
      },
    ],
  };
}
