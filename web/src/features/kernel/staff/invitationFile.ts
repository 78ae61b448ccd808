import { inPoints, saying } from '@asamblea/domain';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';

interface Invitation {
  readonly name: string;
  readonly assembly: string;
  readonly link: string;
  /** Until when the link works; null: it only leads to where one signs in. */
  readonly until: string | null;
}

/** Half a page to be handed over, with the link as a QR and to be typed. */
export function invitationFile({ name, assembly, link, until }: Invitation): Promise<Blob> {
  const how =
    until === null
      ? 'Lea el código con su celular, o escriba la dirección, e ingrese con su correo y su contraseña.'
      : saying`Lea el código con su celular y elija su contraseña. Sirve una vez, hasta el ${until}. Es solo para usted.`;
  return pdfFile({
    info: { title: `Invitación de ${name}` },
    pageSize: 'A5',
    pageMargins: inPoints(14),
    footer: null,
    content: [
      { text: assembly, fontSize: 11, color: '#444' },
      { text: name, bold: true, fontSize: 20, margin: [0, 6, 0, 6] },
      { text: 'Lo invitan al equipo de la asamblea.', fontSize: 12 },
      { text: how, fontSize: 12, margin: [0, 6, 0, 12] },
      { qr: link, fit: inPoints(60), eccLevel: 'M' },
      { text: link, fontSize: 8, color: '#444', margin: [0, 12, 0, 0] },
    ],
  });
}
