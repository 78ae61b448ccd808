import {
  fillPlaceholders,
  type NotifiedRow,
  type NotifiedView,
  personalValues,
  plainWords,
} from '@asamblea/domain';
import { whatsAppAddress } from '../../../parts/whatsAppAddress.ts';

/** Letters of the notice in a link: programs cut longer addresses. */
const lettersAtMost = 1_200;

interface Asked {
  readonly view: Pick<NotifiedView, 'convocation' | 'country' | 'words'>;
  readonly row: Pick<NotifiedRow, 'name' | 'units' | 'unitIds' | 'weight' | 'phone'>;
  /** Where anybody reads of the meeting, without a way in of anybody. */
  readonly publicAddress: string;
}

/** The link that opens WhatsApp with the notice written for that person; null when their phone is not clear. */
export function whatsAppLink({ view, row, publicAddress }: Asked): string | null {
  const { subject, text } = view.convocation;
  const words = view.words ?? plainWords;
  const { name, weight } = row;
  // The labels of a row are already one list.
  const personal = personalValues({ name, weight, units: [row.units] }, words);
  const many =
    row.unitIds.length > 1
      ? { unidades: `${words.units.article} ${words.units.noun} ${row.units}` }
      : {};
  const plain = fillPlaceholders(text, { ...personal, ...many }).trim();
  const short =
    plain.length <= lettersAtMost ? plain : `${plain.slice(0, lettersAtMost).trimEnd()}…`;
  const said = [subject, short, publicAddress].join('\n\n');
  return whatsAppAddress(row.phone ?? '', view.country, said);
}
