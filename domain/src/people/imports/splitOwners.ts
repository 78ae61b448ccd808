import { documentPieces, readIdDocument } from '../../kernel/identity/readIdDocument.ts';

interface NamedOwner {
  readonly name: string;
  readonly document: string;
}

/** Between two people of a cell. A comma is of one who is written by their surname. */
const between = /\s*[/;&|+]\s*|\s+(?:y|e|-)\s+/iu;

/**
 * The owners of a cell with as many names as documents, in their order («Pérez Ana y López Juan», «41.234.567 /
 * 19.876.543»); null where nobody can tell whose each is: other counts, or a name of one word.
 */
export function splitOwners(
  { name, document }: NamedOwner,
  country: string,
): readonly NamedOwner[] | null {
  const pieces = documentPieces(document);
  const names = name.split(between).filter((one) => one !== '');
  const { documents } = readIdDocument(document, country);
  if (documents.length < 2 || documents.length !== pieces.length) return null;
  if (names.length !== pieces.length) return null;
  if (names.some((one) => !/\S\s+\S/u.test(one))) return null;
  return names.map((one, i) => ({ name: one, document: pieces[i] ?? '' }));
}
