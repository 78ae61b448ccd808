import { sayList } from '../../kernel/lists/sayList.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import { inPoints, type Margins, ordinaryMargins } from '../../kernel/sheets/printedPage.ts';
import { sayHeld, sayHoldings } from '../../kernel/weights/holdingWords.ts';
import {
  type PrintedForm,
  type ProxyFormsAnswer,
  proxyFormPath,
} from '../../people/proxies/proxyForm.ts';

interface PieceLook {
  readonly bold?: boolean;
  readonly fontSize?: number;
  readonly color?: string;
  readonly margin?: Margins;
  readonly width?: number | '*';
  readonly unbreakable?: boolean;
  readonly pageBreak?: 'before';
}

/** A piece of a paper in the words of pdfmake, as far as ours go: the printing code hands it to that. */
type PaperPiece =
  | string
  | (PieceLook &
      (
        | { text: string | PaperPiece[] }
        | { stack: PaperPiece[] }
        | { columns: PaperPiece[]; columnGap: number }
        | { ul: string[]; type?: 'none' }
        | { qr: string; fit: number; eccLevel: 'M' }
        | {
            table: { widths: '*'[]; body: PaperPiece[][] };
            layout: { hLineWidth: (row: number) => number; vLineWidth: () => number };
          }
      ));

/** Sizes in points: what pdfmake measures in. */
export interface ProxyFormPaper {
  readonly info: { readonly title: string };
  readonly pageSize: 'A4';
  readonly pageMargins: Margins;
  readonly footer: null;
  readonly content: PaperPiece[];
}

/** The proxy forms as they are printed, one a page, each with everything written but its attorney. */
export function proxyFormPaper(
  about: ProxyFormsAnswer,
  forms: readonly PrintedForm[],
  origin: string,
): ProxyFormPaper {
  return {
    info: { title: `Poderes · ${about.assembly}` },
    pageSize: 'A4',
    pageMargins: ordinaryMargins,
    footer: null,
    content: forms.map((form, i) => ({
      stack: formContent(about, form, origin),
      ...(i === 0 ? {} : { pageBreak: 'before' as const }),
    })),
  };
}

function formContent(about: ProxyFormsAnswer, form: PrintedForm, origin: string): PaperPiece[] {
  const { assembly, agenda, warnings, words } = about;
  const { owners, units, weight, token } = form;
  const address = `${origin}${proxyFormPath(token)}`;
  const isOne = owners.length === 1;
  const things = sayHoldings(units, words);
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: assembly, bold: true, fontSize: 13 },
            {
              text: 'Poder para representar en la reunión',
              fontSize: 16,
              bold: true,
              margin: [0, 4, 0, 6],
            },
            {
              text: [
                isOne ? 'Yo, ' : 'Nosotros, ',
                { text: sayList(owners), bold: true },
                isOne ? ', propietario(a) de ' : ', propietarios de ',
                { text: things, bold: true },
                `, con ${sayHeld(weight, words)}, ${isOne ? 'doy' : 'damos'} poder a:`,
              ],
            },
          ],
        },
        {
          width: inPoints(34),
          stack: [
            { qr: address, fit: inPoints(34), eccLevel: 'M' },
            {
              text: 'Para la mesa o su celular: abre este poder ya escrito, sin el apoderado. No autoriza nada.',
              fontSize: 6.5,
              color: '#444',
              // A reader of the code needs white around it.
              margin: [0, inPoints(3), 0, 0],
            },
            { text: address, fontSize: 6, color: '#444' },
          ],
        },
      ],
      columnGap: inPoints(6),
    },
    ...[
      'Nombre completo del apoderado',
      'Documento de identidad',
      'Correo electrónico (opcional)',
    ].map(line),
    {
      text: `para que ${isOne ? 'me' : 'nos'} represente con voz y voto ${sayMeeting(about)}.`,
      margin: [0, 12, 0, 0],
    },
    ...(agenda.length === 0 ? [] : [heading('Orden del día'), { stack: [...agenda], fontSize: 9 }]),
    heading('Instrucciones de voto (opcional)'),
    ...['', ''].map(line),
    heading('Lo que debe saber'),
    { ul: [...warnings], fontSize: 8.5 },
    ...owners.map(
      (name): PaperPiece => ({
        columns: [
          { width: '*', text: `Firma de ${name}\n\n\n______________________________` },
          { width: '*', text: 'Documento\n\n\n________________________' },
          { width: inPoints(36), text: 'Fecha\n\n\n________________' },
        ],
        columnGap: inPoints(5),
        fontSize: 9,
        margin: [0, 14, 0, 0],
        unbreakable: true,
      }),
    ),
  ];
}

/** `en la reunión del 26 de marzo de 2027 a las 8:00 a. m. (Salón comunal), en su segunda convocatoria si …`. */
function sayMeeting({ startsAt, timeZone, place }: ProxyFormsAnswer): string {
  const moment =
    startsAt === null
      ? ' del ______________________'
      : ` del ${tieHour(sayInstant(startsAt, timeZone))}`;
  const where = place === '' ? '' : ` (${place})`;
  return `en la reunión${moment}${where}, en su segunda convocatoria si la hay, y en la que la continúe`;
}

function heading(text: string): PaperPiece {
  return { text, bold: true, margin: [0, 10, 0, 2] };
}

/** `8:00 a. m.` with spaces that no line breaks at. */
function tieHour(text: string): string {
  return text.replace(/ ([ap]\.) (m\.)$/u, '\u00A0$1\u00A0$2');
}

/** A name and room to write by hand. */
function line(label: string): PaperPiece {
  return {
    table: {
      widths: ['*'],
      body: [[{ text: label, fontSize: 8, color: '#444', margin: [0, 0, 0, 14] }]],
    },
    layout: { hLineWidth: (row: number) => (row === 1 ? 0.7 : 0), vLineWidth: () => 0 },
    margin: [0, 6, 0, 0],
  };
}
