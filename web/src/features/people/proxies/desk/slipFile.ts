import { endSentence, type IssuedCode, inPoints } from '@asamblea/domain';
import { pdfFile } from '../../../../parts/writing/pdfFile.ts';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';

export interface ProxySlip {
  readonly assemblyName: string;
  readonly cot: string;
  readonly attorneyName: string;
  readonly labels: readonly string[];
  readonly code: IssuedCode;
  readonly timeZone: string;
}

/** A slip of paper for the attorney: the code, with what it serves and until when. */
export function slipFile({ assemblyName, cot, attorneyName, labels, code, timeZone }: ProxySlip) {
  return pdfFile({
    pageSize: { width: inPoints(80), height: inPoints(130) },
    pageMargins: inPoints(7),
    info: { title: 'Código del apoderado' },
    footer: null,
    content: [
      { text: assemblyName, bold: true, fontSize: 12 },
      { text: attorneyName, fontSize: 12, margin: [0, 8, 0, 0] },
      { text: `Representa: ${labels.join(', ')}`, margin: [0, 2, 0, 10] },
      { text: 'Su código personal', fontSize: 9 },
      { text: code.code, bold: true, fontSize: 26, margin: [0, 2, 0, 8] },
      {
        text: `Entre en ${location.host}/loginAttorney con la asamblea ${cot}, su documento y este código.`,
      },
      {
        text: endSentence(`Vence el ${formatMoment(code.expiresAt, timeZone)}`),
        margin: [0, 6, 0, 0],
      },
      { text: 'No lo muestre: quien lo tenga puede votar por usted.', margin: [0, 6, 0, 0] },
    ],
  });
}
