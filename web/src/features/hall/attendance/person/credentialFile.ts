import { inPoints } from '@asamblea/domain';
import { pdfFile } from '../../../../parts/writing/pdfFile.ts';
import { readLetterhead } from '../../../../ui/print/letterhead.ts';

export interface Credential {
  readonly name: string;
  readonly units: string;
  readonly assembly: string;
  /** The link in its QR: it lets its person in, and says to any desk who it is. */
  readonly link: string;
  /** Until when it lets in. */
  readonly until: string;
}

/** Of the size of an identity card (ISO/IEC 7810 ID-1), for a label printer or to be cut out. */
const card = { width: inPoints(85.6), height: inPoints(53.98) };

/** One card a page. A long list of units is cut so that the name stays large, and the logo gives way to it. */
export async function credentialFile(asked: Credential): Promise<Blob> {
  const { name, units, assembly, link, until } = asked;
  const letterhead = isShort(asked) ? await readLetterhead() : null;
  return pdfFile({
    info: { title: `Credencial de ${name}` },
    pageSize: card,
    pageMargins: inPoints(4),
    footer: null,
    content: [
      {
        columns: [
          {
            width: '*',
            stack: [
              ...(letterhead === null
                ? []
                : [{ image: letterhead.dataUrl, fit: logo, margin: [0, 0, 0, 3] as Margins }]),
              { text: assembly, fontSize: assembly.length > 60 ? 6.5 : 8, color: '#444' },
              {
                text: name,
                fontSize: nameSize(name),
                bold: true,
                lineHeight: 1.05,
                margin: [0, 6, 0, 4],
              },
              { text: shorten(units), fontSize: 9 },
            ],
          },
          { width: inPoints(34), qr: link, fit: inPoints(34), eccLevel: 'M', alignment: 'right' },
        ],
        columnGap: inPoints(3),
      },
      {
        text: `Muéstrela en la mesa, y avise si la pierde. Para votar léala con su celular: deja entrar una vez, hasta el ${until}`,
        fontSize: 6.5,
        color: '#444',
        margin: [0, 4, 0, 0],
      },
    ],
  });
}

const logo: [number, number] = [inPoints(36), inPoints(7)];
type Margins = [number, number, number, number];

function isShort({ name, units, assembly }: Credential): boolean {
  return name.length <= 32 && assembly.length <= 60 && units.length <= 30;
}

/** A long name takes more lines of smaller letters: the card is one, and nothing of a name is cut. */
function nameSize(name: string): number {
  if (name.length <= 32) return 14;
  return name.length <= 64 ? 11 : 8.5;
}

const lettersAtMost = 60;

function shorten(text: string): string {
  return text.length <= lettersAtMost ? text : `${text.slice(0, lettersAtMost).trimEnd()}…`;
}
